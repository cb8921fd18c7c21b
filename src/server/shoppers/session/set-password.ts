import { passwordProblem } from '../../accounts/password-problem'
import { newStoredPassword } from '../../accounts/stored-password'
import { database } from '../../clients/database'
import { inTransaction } from '../../clients/in-transaction'
import type { Shopper } from '../shopper'
import { tokenHash } from './token'

/**
 * Sets the shopper's password, and signs out every other browser. Returns the reason to refuse it, as a sentence;
 * undefined when it is set.
 */
export async function setPassword(
  { id, email }: Shopper,
  password: string,
  session: string,
): Promise<string | undefined> {
  const problem = passwordProblem(password, [email])
  if (problem) return problem
  const { hash, salt } = await newStoredPassword(password)
  await inTransaction(database(), async (client) => {
    await client.query(
      `INSERT INTO shopper.passwords (shopper_id, hash, salt) VALUES ($1, $2, $3)
       ON CONFLICT (shopper_id) DO UPDATE SET hash = $2, salt = $3, changed_at = now()`,
      [id, hash, salt],
    )
    await client.query('DELETE FROM shopper.sessions WHERE shopper_id = $1 AND token_hash <> $2', [
      id,
      tokenHash(session),
    ])
  })
  return undefined
}
