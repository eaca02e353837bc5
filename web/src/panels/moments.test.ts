import { expect, test } from 'vitest'
import { flagsOf } from './moments'

test('moments of one round share a flag', () => {
  expect(flagsOf([{ round: 5 }, { round: 6 }, { round: 6 }, { round: 6 }, { round: 12 }])).toEqual([
    { round: 5, label: '1' },
    { round: 6, label: '2–4' },
    { round: 12, label: '5' },
  ])
})

test('numbers that do not follow each other are all named', () => {
  expect(flagsOf([{ round: 2 }, { round: 1 }, { round: 2 }])).toEqual([
    { round: 2, label: '1, 3' },
    { round: 1, label: '2' },
  ])
})

test('without moments there are no flags', () => {
  expect(flagsOf([])).toEqual([])
})
