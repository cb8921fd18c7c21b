/** Without letters and digits that look alike, which leaves 32. */
export const RECOVERY_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Of 5 bits each: 50 bits cannot be guessed. */
export const RECOVERY_LENGTH = 10

const APP_CODE = /^\d{6}$/
const RECOVERY_CODE = new RegExp(`^[${RECOVERY_LETTERS}]{${RECOVERY_LENGTH}}$`)

/** A code as somebody gives it when signing in. */
export interface GivenCode {
  readonly kind: 'app' | 'recovery'
  /** Without what people put between the signs, in upper case. */
  readonly code: string
}

/** Reads a code as people type it: in groups, with hyphens, in any case. Null for what can be none. */
export function parseCode(typed: string): GivenCode | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase()
  if (APP_CODE.test(code)) return { kind: 'app', code }
  return RECOVERY_CODE.test(code) ? { kind: 'recovery', code } : null
}
