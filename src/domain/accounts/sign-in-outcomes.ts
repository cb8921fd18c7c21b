/** Outcomes of a sign-in attempt, with their labels in the admin. */
export const signInOutcomes = {
  'signed-in': 'Signed in',
  'wrong-password': 'Refused: wrong password',
  'unknown-address': 'Refused: nobody has this e-mail address',
  'demo-elsewhere': 'Refused: a password of the demo, from another machine',
  'too-many-tries': 'Refused: too many tries',
  'reset-asked': 'Forgot the password: mail sent',
  reset: 'Password set by the link of a mail',
  'wrong-reset-link': 'Refused: link of a mail that is wrong or too old',
  'first-account': 'First account made',
  'wrong-setup-code': 'Refused: wrong setup code',
  'code-asked': 'Password right: code of the second factor asked for',
  'wrong-code': 'Refused: wrong code of the second factor',
  'recovery-code': 'Recovery code used',
  'second-factor-on': 'Second factor set up',
  'second-factor-off': 'Second factor removed by its owner',
  'second-factor-taken': 'Second factor removed by an admin',
  'new-recovery-codes': 'New recovery codes made',
  'reset-mail-failed': 'Forgot the password: mail could not be sent',
  'reset-link-printed': 'Link for a new password printed by the operator',
  'wrong-current-password': 'Refused: wrong current password',
  'password-changed': 'Password changed by the person',
  'password-set': 'Password set by an admin',
} as const

export type SignInOutcome = keyof typeof signInOutcomes
