import { randomInt } from 'node:crypto'
import { RECOVERY_LENGTH, RECOVERY_LETTERS } from '@/domain/accounts/given-code'

/** How many codes a person gets at a time. */
const COUNT = 10

const newCode = () =>
  Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)]).join('')

/** New codes for one sign-in each. */
export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, newCode)

/** A code as it is shown, in two halves. */
export const shownCode = (code: string): string =>
  `${code.slice(0, RECOVERY_LENGTH / 2)}-${code.slice(RECOVERY_LENGTH / 2)}`
