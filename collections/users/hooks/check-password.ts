import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  ValidationError,
} from 'payload'
import { isDemoPassword } from '@/domain/accounts/demo-password'
import { passwordProblem } from '@/server/accounts/password-problem'
import type { StoredPerson } from './stored-person'

function problemOf(password: unknown, person: readonly (string | null | undefined)[]): string | undefined {
  if (typeof password !== 'string') return 'The password must be text.'
  if (isDemoPassword(password)) return 'Passwords that begin with "demo-" are reserved for the demo.'
  return passwordProblem(password, person)
}

function check(password: unknown, person: readonly (string | null | undefined)[]): void {
  if (password === undefined || password === null || password === '') return
  const message = problemOf(password, person)
  if (message) throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message }] })
}

/** Refuses a new password that is short or easy to guess, also one set by a platform admin. */
export const checkPassword: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  if (req.context.plantsDemo) return
  const { password, name = originalDoc?.name, email = originalDoc?.email } = data ?? {}
  check(password, [name, email])
}

/** Payload's own text. */
const WRONG_LINK = 'Token is either invalid or has expired.'
const FORBIDDEN = 403

/**
 * The same check for a password reset, which Payload stores without running the other hooks. An invalid link is refused
 * before the password is checked.
 */
export const checkResetPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword') return
  const { data } = args as { data: { password?: unknown; token?: unknown } }
  const person = await req.payload.db.findOne<StoredPerson>({
    collection: 'users',
    where: {
      resetPasswordToken: { equals: data.token },
      resetPasswordExpiration: { greater_than: new Date().toISOString() },
    },
    req,
  })
  if (!person) throw new APIError(WRONG_LINK, FORBIDDEN)
  check(data.password, [person.name, person.email])
}
