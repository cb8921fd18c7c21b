import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { SignInOutcome } from '@/domain/accounts/sign-in-outcomes'
import { database } from '../clients/database'
import { transactionOf } from '../clients/payload-transaction'
import { secretHash } from './sign-in-limits'

/** Characters of a hashed address: enough to tell addresses apart. */
const CODE_LENGTH = 16

const codeOf = (purpose: string, text: string) =>
  text === '' ? null : secretHash(purpose, text).slice(0, CODE_LENGTH)

export interface SignInEntry {
  readonly outcome: SignInOutcome
  /** The owner of the account; null for an unknown account. */
  readonly person: number | null
  /** The person who did it, if not the owner. */
  readonly by?: number
  /** The email address and the caller's network address. Only their hashes are stored. */
  readonly account: string
  readonly address: string
}

const valuesOf = ({ outcome, person, by, account, address }: SignInEntry) =>
  [outcome, person, by ?? null, codeOf('logged account', account), codeOf('logged address', address)] as const

/**
 * Adds an entry to the audit log with its own connection, not through Payload: an entry stays when the request's transaction rolls back,
 * and Payload's transactions each hold one of few connections.
 */
export async function logSignIn(note: SignInEntry): Promise<void> {
  await database().query(
    // If the person was deleted meanwhile, the entry keeps the hashed address.
    `INSERT INTO sign_ins (outcome, person_id, by_id, account, address)
     VALUES ($1, (SELECT id FROM users WHERE id = $2), (SELECT id FROM users WHERE id = $3), $4, $5)`,
    [...valuesOf(note)],
  )
}

/** The same within the request's transaction: the entry is stored only if the change is. */
export async function logChange(req: PayloadRequest, note: SignInEntry): Promise<void> {
  const [outcome, person, by, account, address] = valuesOf(note)
  const transaction = await transactionOf(req)
  await transaction.execute(
    sql`INSERT INTO sign_ins (outcome, person_id, by_id, account, address)
        VALUES (${outcome}, ${person}, ${by}, ${account}, ${address})`,
  )
}
