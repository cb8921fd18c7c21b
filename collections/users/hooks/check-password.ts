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

/** Payload's own words. */
const WRONG_LINK = 'Token is either invalid or has expired.'
const FORBIDDEN = 403

/**
 * The same for one that is set by way of a forgotten password's mail, which Payload stores past the other hooks. Whoever has no link
 * learns nothing of it, and costs no judgement.
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
