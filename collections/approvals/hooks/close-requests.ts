import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { seenNow } from '@/domain/content/seen-now'
import { type Answer, mailAnswer } from '@/server/approvals/mail-approval'
import { connectionOf } from '@/server/clients/payload-transaction'
import { staffUser } from '../../access/roles'
import { nameOf } from '../../requests/open-document'
import { isRevert } from '../../versions/hooks/revert'
import { lockRequests } from './lock-requests'

const CLOSE = `
  UPDATE approvals SET state = $4::text::enum_approvals_state, decided_by = $1, reason = nullif($5, ''), updated_at = now()
  WHERE kind::text = $2 AND document = $3 AND state = 'open' RETURNING tenant_id AS "tenantId", title, asker::int`

interface Closed {
  readonly tenantId: number
  readonly title: string
  /** Null for requests of before askers were stored. */
  readonly asker: number | null
}

/** Blog posts have a date instead of a window. */
interface Published {
  readonly id: number
  readonly liveFrom?: string | null
  readonly liveUntil?: string | null
  readonly date?: string | null
}

function answerTo(req: PayloadRequest, { id, liveFrom, liveUntil, date }: Published): Answer {
  const by = nameOf(req)
  if (isRevert(req, id)) {
    const message = 'What shoppers see stays as it is.'
    return { state: 'declined', by, reason: 'The draft was discarded.', message }
  }
  const message = seenNow({ liveFrom: liveFrom ?? date, liveUntil }, new Date())
  return { state: 'published', by, reason: '', message }
}

/** Publishing a document, or discarding its draft, answers the open requests for it, in the same transaction. */
export const closeRequests: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (doc._status !== 'published') return
  const answer = answerTo(req, doc)
  const client = await connectionOf(req)
  await lockRequests(client, collection.slug, Number(doc.id))
  const values = [answer.by, collection.slug, doc.id, answer.state, answer.reason]
  const { rows } = await client.query<Closed>(CLOSE, values)
  const decider = staffUser(req)?.id ?? null
  for (const { tenantId, title, asker } of rows) {
    if (asker === null) continue
    const about = { tenantId, kind: collection.slug, id: Number(doc.id), title }
    await mailAnswer(client, about, { asker, decider }, answer)
  }
}
