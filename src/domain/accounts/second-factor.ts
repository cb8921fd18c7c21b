/** The roles that a second factor can be required of. */
const REQUIRED_OF: readonly string[] = ['platform-admin', 'group-admin']

/** What a person's second factor is like, in words for the admin. */
export const secondFactorStates = {
  on: 'On',
  off: 'Off',
  missing: 'Required, not set up yet',
} as const

export type SecondFactorState = keyof typeof secondFactorStates

/** `missing` closes everything to a person but the page that sets it up. */
export function secondFactorState(role: unknown, isOn: boolean, isRequired: boolean): SecondFactorState {
  if (isOn) return 'on'
  return isRequired && REQUIRED_OF.includes(String(role)) ? 'missing' : 'off'
}

/** The message to people who are refused because of it. */
export const SECOND_FACTOR_MISSING = 'Set up a second factor first, at /admin/second-factor.'
