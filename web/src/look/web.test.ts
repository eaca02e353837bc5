import { describe, expect, it } from 'vitest'
import type { Web, WebCard } from '../lib/protocol'
import { callersOf, countOf, leadsOf, litBy, stepFrom } from './web'

const card = (key: string, rows: WebCard['rows'] = []): WebCard => ({
  key,
  kind: key.startsWith('quest') ? 'quest' : 'encounter',
  name: key,
  x: 0,
  y: 0,
  width: 1,
  height: 1,
  rows,
})
const way = (source: string, target: string) => ({
  source,
  target,
  style: 'any' as const,
  path: '',
  x: 0,
  y: 0,
})
const row = (...to: string[]) => ({
  lines: [],
  text: '',
  y: 0,
  height: 1,
  tags: [{ text: '2', to, x: 0, width: 1 }],
})

const web: Web = {
  title: '',
  legend: [],
  width: 1,
  height: 1,
  chapters: [
    {
      key: 'one',
      kind: 'arc',
      title: '',
      about: '',
      y: 0,
      width: 1,
      height: 1,
      cards: [card('quest:a', [row('encounter:c')]), card('quest:b')],
      ways: [way('quest:a', 'quest:b')],
    },
    {
      key: 'two',
      kind: 'arc',
      title: '',
      about: '',
      y: 1,
      width: 1,
      height: 1,
      cards: [card('encounter:c')],
      ways: [],
    },
  ],
}

describe('a web', () => {
  it('follows lines and tags', () => {
    expect(leadsOf(web, 'quest:a')).toEqual(['quest:b', 'encounter:c'])
    expect(leadsOf(web, 'quest:b')).toEqual([])
  })

  it('knows what leads to a card, from another chapter too', () => {
    expect(callersOf(web, 'encounter:c')).toEqual(['quest:a'])
    expect(callersOf(web, 'quest:a')).toEqual([])
  })

  it('lights a card with its ways, and nothing while none is pointed at', () => {
    expect([...litBy(web, 'quest:b')]).toEqual(['quest:b', 'quest:a'])
    expect(litBy(web, '').size).toBe(0)
  })

  it('is walked with the arrow keys', () => {
    expect(stepFrom(web, 'quest:a', 'ArrowRight')).toBe('quest:b')
    expect(stepFrom(web, 'encounter:c', 'ArrowLeft')).toBe('quest:a')
    expect(stepFrom(web, 'quest:b', 'ArrowDown')).toBe('encounter:c')
    expect(stepFrom(web, 'quest:a', 'ArrowUp')).toBeNull()
    expect(stepFrom(web, 'quest:a', 'Enter')).toBeNull()
  })

  it('counts its cards', () => {
    expect(countOf(web, 'quest')).toBe(2)
    expect(countOf(web, 'encounter')).toBe(1)
  })
})
