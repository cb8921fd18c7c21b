import type { GivenCode } from '@/domain/accounts/given-code'
import { database } from '../../clients/database'
import { log } from '../../log/log.mjs'
import { newSecret, stepOf } from './authenticator'
import { newRecoveryCodes, shownCode } from './recovery-codes'
import { recoveryHash, seal, unseal } from './sealed'

export interface SecondFactor {
  readonly since: Date
  readonly recoveryCodes: number
}

/** A person's second factor; null when they have none or have not finished the set-up. */
export async function secondFactorOf(person: number): Promise<SecondFactor | null> {
  const { rows } = await database().query<SecondFactor>(
    `SELECT since, cardinality(recovery_codes) AS "recoveryCodes" FROM accounts.second_factors
     WHERE person_id = $1 AND since IS NOT NULL`,
    [person],
  )
  return rows[0] ?? null
}

export async function peopleWithSecondFactor(): Promise<ReadonlySet<number>> {
  const { rows } = await database().query<{ id: number }>(
    'SELECT person_id AS id FROM accounts.second_factors WHERE since IS NOT NULL',
  )
  return new Set(rows.map(({ id }) => id))
}

/** Creates a new secret for an authenticator app, active once a code confirms it. Returns null when the person has a second factor. */
export async function beginSetUp(person: number): Promise<string | null> {
  const secret = newSecret()
  const { rowCount } = await database().query(
    `INSERT INTO accounts.second_factors (person_id, secret) VALUES ($1, $2)
     ON CONFLICT (person_id) DO UPDATE SET secret = excluded.secret WHERE second_factors.since IS NULL`,
    [person, seal(secret, person)],
  )
  return rowCount ? secret : null
}

const hashesOf = (codes: readonly string[], person: number) => codes.map((code) => recoveryHash(code, person))

/**
 * Activates the second factor with the app's first code, and ends the person's other sessions, which had none. Returns the recovery codes,
 * which cannot be shown again; null for a wrong code.
 */
export async function finishSetUp(person: number, code: string, session: string): Promise<string[] | null> {
  const sealed = await sealedSecret(person)
  const step = sealed && stepGiven(person, sealed, code)
  if (!step) return null
  const codes = newRecoveryCodes()
  const { rowCount } = await database().query(
    `UPDATE accounts.second_factors SET since = now(), last_step = $3, recovery_codes = $4
     WHERE person_id = $1 AND secret = $2 AND since IS NULL`,
    [person, sealed, step, hashesOf(codes, person)],
  )
  if (!rowCount) return null
  await endSessions(person, session)
  return codes.map(shownCode)
}

async function sealedSecret(person: number): Promise<string | null> {
  const { rows } = await database().query<{ secret: string }>(
    'SELECT secret FROM accounts.second_factors WHERE person_id = $1',
    [person],
  )
  return rows[0]?.secret ?? null
}

/** The time step of an app's code; null when the code is wrong. */
function stepGiven(person: number, sealed: string, code: string): number | null {
  const secret = unseal(sealed, person)
  if (secret !== null) return stepOf(secret, code, Date.now())
  log.error(
    `The second factor of person ${person} cannot be read, because PAYLOAD_SECRET was changed. Remove it with \`npm run second-factor:remove\`.`,
  )
  return null
}

/** Verifies and consumes a code. A code of the app is good once, and older codes are refused from then on. A recovery code is good once. */
export async function consumeCode(person: number, { kind, code }: GivenCode): Promise<boolean> {
  if (kind === 'recovery') {
    const { rowCount } = await database().query(
      `UPDATE accounts.second_factors SET recovery_codes = array_remove(recovery_codes, $2)
       WHERE person_id = $1 AND since IS NOT NULL AND $2 = ANY (recovery_codes)`,
      [person, recoveryHash(code, person)],
    )
    return rowCount === 1
  }
  const sealed = await sealedSecret(person)
  const step = sealed && stepGiven(person, sealed, code)
  if (!step) return false
  const { rowCount } = await database().query(
    'UPDATE accounts.second_factors SET last_step = $2 WHERE person_id = $1 AND since IS NOT NULL AND last_step < $2',
    [person, step],
  )
  return rowCount === 1
}

export async function renewRecoveryCodes(person: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  await database().query('UPDATE accounts.second_factors SET recovery_codes = $2 WHERE person_id = $1', [
    person,
    hashesOf(codes, person),
  ])
  return codes.map(shownCode)
}

/** Returns whether the person had an active second factor. */
export async function removeSecondFactor(person: number): Promise<boolean> {
  const { rows } = await database().query<{ since: Date | null }>(
    'DELETE FROM accounts.second_factors WHERE person_id = $1 RETURNING since',
    [person],
  )
  return Boolean(rows[0]?.since)
}

/** Ends all sessions of a person except `current`. */
export async function endSessions(person: number, current = ''): Promise<void> {
  await database().query('DELETE FROM users_sessions WHERE _parent_id = $1 AND id <> $2', [person, current])
}
