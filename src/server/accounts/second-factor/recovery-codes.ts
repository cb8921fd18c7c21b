import { randomInt } from 'node:crypto'
import { RECOVERY_LENGTH, RECOVERY_LETTERS } from '@/domain/accounts/given-code'

const COUNT = 10

const newCode = () =>
  Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)]).join('')

/** Each code is good for one sign-in. */
export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, newCode)

export const shownCode = (code: string): string =>
  `${code.slice(0, RECOVERY_LENGTH / 2)}-${code.slice(RECOVERY_LENGTH / 2)}`
