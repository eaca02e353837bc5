import { describe, expect, test } from 'vitest'
import { canCheck, grouped, isSealOf } from './seal'

const SEAL = '67d2fb1538fc6f90a49b7a7486ce9d55c7b5458f31461ec0de4ea8162d85579e'
const SALT = '3be81a4fce5029cad4bd40117c28fedd'

describe('the seal', () => {
  test('is that of its salt and seed', async () => {
    expect(canCheck()).toBe(true)
    expect(await isSealOf(SEAL, SALT, '7')).toBe(true)
  })

  test('is that of no other seed or salt', async () => {
    expect(await isSealOf(SEAL, SALT, '8')).toBe(false)
    expect(await isSealOf(SEAL, SALT.replace('3', '4'), '7')).toBe(false)
  })

  test('is shown in groups of four', () => {
    expect(grouped(SEAL, 3)).toBe('67d2 fb15 38fc')
    expect(grouped('abcde')).toBe('abcd e')
    expect(grouped('')).toBe('')
  })
})
