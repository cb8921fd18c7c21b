import type { CollectionAfterChangeHook } from 'payload'
import { mailAnswer } from '@/server/approvals/mail-approval'
import { connectionOf } from '@/server/clients/payload-transaction'
import { staffUser } from '../../access/roles'
import { nameOf } from '../../requests/open-document'
import { lockRequests } from './lock-requests'

const CLOSE = `
  UPDATE approvals SET state = 'published', decided_by = $1, updated_at = now()
  WHERE kind::text = $2 AND document = $3 AND state = 'open' RETURNING tenant_id AS "tenantId", title, asker::int`

interface Closed {
  readonly tenantId: number
  readonly title: string
  /** Null for requests of before askers were stored. */
  readonly asker: number | null
}

/** Publishing a document answers the open requests for it, in the same transaction. */
export const closeRequests: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (doc._status !== 'published') return
  const by = nameOf(req)
  const client = await connectionOf(req)
  await lockRequests(client, collection.slug, Number(doc.id))
  const { rows } = await client.query<Closed>(CLOSE, [by, collection.slug, doc.id])
  const decider = staffUser(req)?.id ?? null
  for (const { tenantId, title, asker } of rows) {
    if (asker === null) continue
    const about = { tenantId, kind: collection.slug, id: Number(doc.id), title }
    await mailAnswer(client, about, { asker, decider }, { state: 'published', by, reason: '' })
  }
}
