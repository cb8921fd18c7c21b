/** 32 characters: letters and digits that look alike are left out. */
export const RECOVERY_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** 5 bits a character, so 50 bits: too many to guess. */
export const RECOVERY_LENGTH = 10

const APP_CODE = /^\d{6}$/
const RECOVERY_CODE = new RegExp(`^[${RECOVERY_LETTERS}]{${RECOVERY_LENGTH}}$`)

export interface GivenCode {
  readonly kind: 'app' | 'recovery'
  /** Upper case, without separators. */
  readonly code: string
}

/** Parses a code typed in groups, with hyphens, in any case. Returns null if it cannot be a code. */
export function parseCode(typed: string): GivenCode | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase()
  if (APP_CODE.test(code)) return { kind: 'app', code }
  return RECOVERY_CODE.test(code) ? { kind: 'recovery', code } : null
}
