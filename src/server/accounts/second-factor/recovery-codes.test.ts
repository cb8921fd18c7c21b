import { parseCode } from '@/domain/accounts/given-code'
import { newRecoveryCodes, shownCode } from './recovery-codes'

it('newRecoveryCodes makes ten different codes that can be typed as they are shown', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) {
    expect(shownCode(code)).toMatch(/^\w{5}-\w{5}$/)
    expect(parseCode(shownCode(code))).toEqual({ kind: 'recovery', code })
  }
})
