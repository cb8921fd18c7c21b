import { sql } from '@payloadcms/db-postgres'
import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { stateChangeProblem } from '@/domain/test-drives/state-change'
import type { TestDrive } from '@/payload-types'
import { transactionOf } from '@/server/clients/payload-transaction'

const CHANGED = 'The shopper has just changed this booking. Reload the page.'

const refuse = (message: string) =>
  new ValidationError({ collection: 'test-drives', errors: [{ path: 'state', message }] })

/**
 * Refuses a change of state that cannot be, and one that would overwrite what the shopper changed meanwhile. A cancellation
 * counts as a change, so that the shopper's calendar accepts it.
 */
export const checkState: CollectionBeforeChangeHook<TestDrive> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !originalDoc) return data
  const { state = originalDoc.state } = data
  const problem = stateChangeProblem(originalDoc.state, state)
  if (problem) throw refuse(problem)
  const transaction = await transactionOf(req)
  const { rows } = (await transaction.execute(
    sql`SELECT changes::int AS changes, state FROM test_drives WHERE id = ${originalDoc.id} FOR NO KEY UPDATE`,
  )) as { rows: { changes: number; state: string }[] }
  const [now] = rows
  if (now?.changes !== originalDoc.changes || now.state !== originalDoc.state) throw refuse(CHANGED)
  const isCancelled = state === 'cancelled' && originalDoc.state !== 'cancelled'
  return isCancelled ? { ...data, changes: originalDoc.changes + 1 } : data
}
