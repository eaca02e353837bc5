import { beforeAll, expect, test } from 'vitest'
import { PATIENCE, waits } from './patience'
import { t, texts } from './texts.svelte'

beforeAll(() => texts.use('en'))

test('a time is told in the largest unit that fits', () => {
  expect(waits(90)).toEqual({ unit: 'seconds', count: 90 })
  expect(waits(7200)).toEqual({ unit: 'hours', count: 2 })
  expect(PATIENCE.map((each) => t('page-waits', waits(each)))).toEqual([
    'as long as it takes',
    '1 minute',
    '5 minutes',
    '1 hour',
    '1 day',
    '3 days',
  ])
})
