import {
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  ValidationError,
} from 'payload'
import { isDemoPassword } from '@/domain/accounts/demo-password'
import { passwordProblem } from '@/server/accounts/password-problem'

function problemOf(password: unknown, person: readonly (string | null | undefined)[]): string | undefined {
  if (typeof password !== 'string') return 'Give the password as a text.'
  if (isDemoPassword(password)) return 'Passwords that begin with "demo-" are the demo dealers’.'
  return passwordProblem(password, person)
}

function check(password: unknown, person: readonly (string | null | undefined)[]): void {
  if (password === undefined || password === null || password === '') return
  const message = problemOf(password, person)
  if (message) throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message }] })
}

/** Refuses a new password that is short or easy to guess, also when it is a platform admin who sets it. */
export const checkPassword: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  if (req.context.plantsDemo) return
  const { password, name = originalDoc?.name, email = originalDoc?.email } = data ?? {}
  check(password, [name, email])
}

/** The same for one that is set by way of a forgotten password's mail, which Payload stores past the other hooks. */
export const checkResetPassword: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'resetPassword') return
  const { data } = args as { data: { password?: unknown } }
  check(data.password, [])
}
