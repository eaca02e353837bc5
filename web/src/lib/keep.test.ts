import { describe, expect, it } from 'vitest'
import { Keep } from './keep.svelte'
import type { Opened } from './protocol'
import { memoryStore } from './store.testing'

const opened: Opened = {
  table: 'T1',
  token: 'host',
  watch: 'eye',
  seats: [
    { seat: 0, kind: 'me', name: 'Ada', token: null },
    { seat: 1, kind: 'link', name: 'Borys', token: 'second' },
  ],
}
const about = { game: 'shelter', title: 'Fallout Shelter', at: 1 }
const visit = { table: 'T1', game: 'shelter', title: 'Fallout Shelter', names: [], over: false }

describe('the tables that a browser knows', () => {
  it('hold the links of a table that was opened here', () => {
    const keep = new Keep(memoryStore(), memoryStore())
    keep.opened(opened, about)
    expect(keep.find('T1')).toMatchObject({ token: 'host', links: { 1: 'second' }, watch: 'eye' })
  })

  it('are still known after a reload', () => {
    const store = memoryStore()
    new Keep(store, memoryStore()).opened(opened, about)
    expect(new Keep(store, memoryStore()).tables.map(({ table }) => table)).toEqual(['T1'])
  })

  it('keep their links when the opener comes back', () => {
    const keep = new Keep(memoryStore(), memoryStore())
    keep.opened(opened, about)
    keep.visited({ ...visit, token: 'host', at: 2, over: true })
    expect(keep.find('T1')).toMatchObject({ links: { 1: 'second' }, over: true })
  })

  it('give no links to somebody else', () => {
    const keep = new Keep(memoryStore(), memoryStore())
    keep.opened(opened, about)
    keep.visited({ ...visit, token: 'second', at: 2 })
    expect(keep.find('T1')).toMatchObject({ token: 'second', links: {}, watch: '' })
  })

  it('open in each tab with the token that the tab came with', () => {
    const store = memoryStore()
    const [first, second] = [new Keep(store, memoryStore()), new Keep(store, memoryStore())]
    first.opened(opened, about)
    second.visited({ ...visit, token: 'second', at: 2 })
    expect(first.tokenFor('T1')).toBe('host')
    expect(new Keep(store, memoryStore()).tokenFor('T1')).toBe('second')
  })

  it('take up a link to watch that was made later, and stay who they are', () => {
    const store = memoryStore()
    const [first, second] = [new Keep(store, memoryStore()), new Keep(store, memoryStore())]
    first.opened({ ...opened, watch: null }, about)
    second.visited({ ...visit, token: 'second', at: 2 })
    first.watched('T1', 'eyes')
    expect(first.find('T1')?.watch).toBe('eyes')
    expect(first.tokenFor('T1')).toBe('host')
    expect(new Keep(store, memoryStore()).find('T1')?.watch).toBe('eyes')
  })

  it('take up a link that was made later', () => {
    const keep = new Keep(memoryStore(), memoryStore())
    keep.opened(opened, about)
    keep.link('T1', 2, 'third')
    expect(keep.find('T1')?.links).toEqual({ 1: 'second', 2: 'third' })
  })

  it('can be forgotten, and the latest stands first', () => {
    const keep = new Keep(memoryStore(), memoryStore())
    keep.opened(opened, about)
    keep.opened({ ...opened, table: 'T2' }, about)
    expect(keep.tables.map(({ table }) => table)).toEqual(['T2', 'T1'])
    keep.forget('T2')
    expect(keep.tables.map(({ table }) => table)).toEqual(['T1'])
  })
})
