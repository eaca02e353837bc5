import { expect, test } from 'vitest'
import { bandsOf } from './power'

test('spaces with the same level are one band, without the end of the track', () => {
  expect(bandsOf([1, 1, 2, 2, 3])).toEqual([
    { first: 0, last: 1, level: 1 },
    { first: 2, last: 3, level: 2 },
  ])
})

test('no levels, no bands', () => {
  expect(bandsOf([])).toEqual([])
})
