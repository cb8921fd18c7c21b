import { NotFound, type PayloadRequest } from 'payload'
import { connectionOf, inRequestTransaction } from '@/server/clients/payload-transaction'
import { findLead, type StoredLead } from '@/server/leads/inbox/read-lead'
import { publicIdOf, scopeOf } from './lead-scope-of'

/** The lead of the address, which the person may read or work on. Throws 404 for any other. */
export async function leadOf(req: PayloadRequest, reaching: 'read' | 'update') {
  const { scope, user } = await scopeOf(req, reaching)
  const lead = await findLead(scope, publicIdOf(req))
  if (!lead) throw new NotFound(req.t)
  return { lead, scope, user }
}

/** Runs `work` on the lead of the address in one transaction, in which nobody else changes the lead. */
export async function withLead<T>(req: PayloadRequest, work: (lead: StoredLead) => Promise<T>): Promise<T> {
  const { scope } = await leadOf(req, 'update')
  return inRequestTransaction(req, async () => {
    const connection = await connectionOf(req)
    await connection.query('SELECT FROM leads WHERE public_id = $1 FOR NO KEY UPDATE', [publicIdOf(req)])
    const lead = await findLead(scope, publicIdOf(req), connection)
    if (!lead) throw new NotFound(req.t)
    return work(lead)
  })
}
