/** Roles that need a second factor if the environment has `SECOND_FACTOR=required`. */
const REQUIRED_OF: readonly string[] = ['platform-admin', 'group-admin']

export const secondFactorStates = {
  on: 'On',
  off: 'Off',
  missing: 'Required, but not set up yet',
} as const

export type SecondFactorState = keyof typeof secondFactorStates

/** `missing` blocks every page but the one that sets up the second factor. */
export function secondFactorState(role: unknown, isOn: boolean, isRequired: boolean): SecondFactorState {
  if (isOn) return 'on'
  return isRequired && REQUIRED_OF.includes(String(role)) ? 'missing' : 'off'
}

export const SECOND_FACTOR_MISSING = 'Set up a second factor first, at /admin/second-factor.'
