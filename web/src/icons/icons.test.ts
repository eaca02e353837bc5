import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import groups from './icons.json'

const names = new Set(
  Object.values(groups).flatMap((group) => [
    ...group.names,
    ...Object.keys(group.aliases),
    ...group.own,
  ]),
)

describe('the icons', () => {
  it('have every picture that the server names for a card', () => {
    const file = new URL('../../../src/overseer/display/shelter/pictures.py', import.meta.url)
    const pictures = [...readFileSync(file, 'utf8').matchAll(/": "([a-z0-9-]+)"/g)]
    expect(pictures.length).toBeGreaterThan(60)
    expect(pictures.map(([, name]) => name!).filter((name) => !names.has(name))).toEqual([])
  })

  it.each([
    ['scenarios', 'l-'],
    ['characters', 'p-'],
  ])('have every picture that a pack can name for %s', (kind, prefix) => {
    const file = new URL(`../../../src/overseer/content/fallout/${kind}.py`, import.meta.url)
    const [, list] = /PICTURES = \(([^)]+)\)/.exec(readFileSync(file, 'utf8')) ?? []
    const words = [...(list ?? '').matchAll(/"([a-z]+)"/g)].map(([, word]) => prefix + word!)
    expect(words.length).toBeGreaterThan(4)
    expect(words.filter((name) => !names.has(name))).toEqual([])
  })
})
