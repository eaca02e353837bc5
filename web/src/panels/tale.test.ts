import { expect, test } from 'vitest'
import type { Tale } from '../lib/protocol'
import { headOf, lastOf, taleText } from './tale'

const TALE: Tale = {
  seat: 1,
  title: 'The Usher Who Stayed',
  about: 'A true account, in 3 rounds',
  paragraphs: [
    [
      { text: 'Ada set out.', line: 12 },
      { text: 'It rained.', line: 14, stop: 1 },
    ],
    [{ text: 'Ada had won.', line: 90 }],
  ],
  stops: [{ place: 'A1.2', text: 'Signal Box: rain', line: 14 }],
  legs: [['A1.1', 'A1.2']],
  stamps: [
    { figure: '2', text: 'quests done', tone: 'good' },
    { figure: '1', text: 'death', tone: 'bad' },
  ],
  sender: 'Sent by Ada',
  note: 'Every sentence happened.',
}

test('a tale as text has its story in paragraphs, its places by number, and who sent it', () => {
  expect(taleText(TALE)).toBe(
    [
      'The Usher Who Stayed',
      'Ada set out. It rained.',
      'Ada had won.',
      '1. Signal Box: rain',
      '2 quests done · 1 death',
      'Sent by Ada\nEvery sentence happened.',
    ].join('\n\n'),
  )
})

test('what a tale lacks leaves no gap', () => {
  expect(taleText({ ...TALE, stops: [], stamps: [] })).not.toContain('\n\n\n')
})

test.each([
  ['Ada had won.', 'Ada had ', 'won.'],
  ['Won.', '', 'Won.'],
])('the last word of %j is told apart', (text, head, last) => {
  expect([headOf(text), lastOf(text)]).toEqual([head, last])
})
