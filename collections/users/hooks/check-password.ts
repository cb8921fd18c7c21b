import {
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  ValidationError,
} from 'payload'
import { passwordProblem } from '@/server/accounts/password-problem'

function check(password: unknown, person: readonly (string | null | undefined)[]): void {
  if (password === undefined || password === null || password === '') return
  const message =
    typeof password === 'string' ? passwordProblem(password, person) : 'Give the password as a text.'
  if (message) throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message }] })
}

/** Refuses a new password that is short or easy to guess, also when it is a platform admin who sets it. */
export const checkPassword: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const { password, name = originalDoc?.name, email = originalDoc?.email } = data ?? {}
  check(password, [name, email])
}

/** The same for one that is set by way of a forgotten password's mail, which Payload stores past the other hooks. */
export const checkResetPassword: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'resetPassword') return
  const { data } = args as { data: { password?: unknown } }
  check(data.password, [])
}
