import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { SignInOutcome } from '@/domain/accounts/sign-in-outcomes'
import { database } from '../clients/database'
import { transactionOf } from '../clients/payload-transaction'
import { secretHash } from './sign-in-limits'

/** Letters of a code: enough to tell addresses apart, and no more. */
const CODE_LENGTH = 16

const codeOf = (purpose: string, text: string) =>
  text === '' ? null : secretHash(purpose, text).slice(0, CODE_LENGTH)

export interface SignInNote {
  readonly outcome: SignInOutcome
  /** Whose account it is; null when it is nobody's. */
  readonly person: number | null
  /** Who did it, where it was somebody else. */
  readonly by?: number
  /** The e-mail address and the caller's network address, which are stored as codes only. */
  readonly account: string
  readonly address: string
}

const valuesOf = ({ outcome, person, by, account, address }: SignInNote) =>
  [outcome, person, by ?? null, codeOf('logged account', account), codeOf('logged address', address)] as const

/**
 * Writes an entry of the audit log. Past Payload: what it tells of may be undone, and its transactions, of which each takes a
 * connection of few, may be many at once.
 */
export async function noteSignIn(note: SignInNote): Promise<void> {
  await database().query(
    // Of somebody who was removed meanwhile, the address stays.
    `INSERT INTO sign_ins (outcome, person_id, by_id, account, address)
     VALUES ($1, (SELECT id FROM users WHERE id = $2), (SELECT id FROM users WHERE id = $3), $4, $5)`,
    [...valuesOf(note)],
  )
}

/** The same with what the request changes, in its transaction: it is told once it is so. */
export async function noteChange(req: PayloadRequest, note: SignInNote): Promise<void> {
  const [outcome, person, by, account, address] = valuesOf(note)
  const transaction = await transactionOf(req)
  await transaction.execute(
    sql`INSERT INTO sign_ins (outcome, person_id, by_id, account, address)
        VALUES (${outcome}, ${person}, ${by}, ${account}, ${address})`,
  )
}
