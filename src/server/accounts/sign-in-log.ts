import type { Payload } from 'payload'
import type { SignInOutcome } from '@/domain/accounts/sign-in-outcomes'
import { secretHash } from './sign-in-limits'

/** Letters of a code: enough to tell addresses apart, and no more. */
const CODE_LENGTH = 16

const codeOf = (purpose: string, text: string) =>
  text === '' ? null : secretHash(purpose, text).slice(0, CODE_LENGTH)

export interface SignInNote {
  readonly outcome: SignInOutcome
  /** Whose account it is; null when it is nobody's. */
  readonly person: number | null
  /** The e-mail address and the caller's network address, which are stored as codes only. */
  readonly account: string
  readonly address: string
}

/** Writes an entry of the audit log, in a transaction of its own: what it tells of may be undone. */
export async function noteSignIn(
  payload: Payload,
  { outcome, person, account, address }: SignInNote,
): Promise<void> {
  await payload.create({
    collection: 'sign-ins',
    data: {
      outcome,
      person,
      account: codeOf('logged account', account),
      address: codeOf('logged address', address),
    },
    depth: 0,
    overrideAccess: true, // nobody writes the log but this
  })
}
