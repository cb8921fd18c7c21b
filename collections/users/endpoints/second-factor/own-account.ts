import {
  APIError,
  addDataAndFileToRequest,
  type PayloadRequest,
  UnauthorizedError,
  ValidationError,
} from 'payload'
import type { SignInOutcome } from '@/domain/accounts/sign-in-outcomes'
import { secondFactorOf } from '@/server/accounts/second-factor/second-factors'
import { logSignIn } from '@/server/accounts/sign-in-log'
import { readCaller } from '@/server/web/read-caller'
import { checkCode, RefusedCode } from '../../hooks/check-code'
import { isCurrentPassword } from '../../hooks/require-current-password'
import { normaliseEmail } from '../../sent-texts'

/** The signed-in person, even if they lack a required second factor. */
export interface Owner {
  readonly id: number
  readonly email: string
  readonly session: string
}

export function ownerOf(req: PayloadRequest): Owner {
  const { user } = req
  if (user?.collection !== 'users') throw new UnauthorizedError(req.t)
  const { _sid: session = '' } = user as { _sid?: string }
  return { id: user.id, email: user.email, session }
}

/** A response that must not be cached. */
export const uncachedResponse = (body: object) =>
  Response.json(body, { headers: { 'cache-control': 'no-store' } })

export function accountLogger(req: PayloadRequest, { id, email }: Pick<Owner, 'id' | 'email'>) {
  const { address } = readCaller(req.headers)
  return (outcome: SignInOutcome, by?: number) =>
    logSignIn({ outcome, person: id, account: normaliseEmail(email), address, ...(by ? { by } : {}) })
}

export const refusedField = (path: 'currentPassword' | 'code', message: string) =>
  new ValidationError({ collection: 'users', errors: [{ path, message }] })

/** Somebody who finds a signed-in browser must not be able to take over the account or lock its owner out. */
export async function requirePassword(req: PayloadRequest, owner: Owner): Promise<void> {
  await addDataAndFileToRequest(req)
  if (await isCurrentPassword(req, owner.id, req.data?.currentPassword)) return
  throw refusedField('currentPassword', 'Enter your current password.')
}

export async function requirePasswordAndCode(req: PayloadRequest, owner: Owner): Promise<void> {
  const factor = await secondFactorOf(owner.id)
  if (!factor) throw new APIError('You have no second factor.', 409)
  await requirePassword(req, owner)
  const note = accountLogger(req, owner)
  try {
    const kind = await checkCode({ req, person: owner.id, factor })
    if (kind === 'recovery') await note('recovery-code')
  } catch (error) {
    if (error instanceof RefusedCode && error.outcome) await note(error.outcome)
    throw error
  }
}
