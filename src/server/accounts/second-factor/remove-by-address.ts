import { database } from '../../clients/database'
import { logSignIn } from '../sign-in-log'
import { removeSecondFactor } from './second-factors'

/** For the operator: removes the second factor of the person with this address, or of everyone (`--all`). Returns how many were removed. */
export async function removeSecondFactorOf(address: string): Promise<number> {
  const { rows } = await database().query<{ id: number; email: string }>(
    `SELECT id, email FROM users JOIN accounts.second_factors ON person_id = id
     WHERE $1 = '--all' OR lower(email) = lower($1)`,
    [address],
  )
  let count = 0
  for (const { id, email } of rows) {
    if (!(await removeSecondFactor(id))) continue
    count += 1
    await logSignIn({
      outcome: 'second-factor-taken',
      person: id,
      account: email.toLowerCase(),
      address: '',
    })
  }
  return count
}
