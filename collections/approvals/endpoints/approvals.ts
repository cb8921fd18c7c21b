import { APIError, type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Approval } from '@/payload-types'
import { mailAnswer, mailRequest } from '@/server/approvals/mail-approval'
import { connectionOf, inRequestTransaction } from '@/server/clients/payload-transaction'
import { type Role, staffUser } from '../../access/roles'
import { nameOf, openDocument } from '../../requests/open-document'
import { bodyOf, json } from '../../requests/requests'
import { lockRequests } from '../hooks/lock-requests'
import { needsApproval } from '../hooks/needs-approval'
import { type ApprovalKind, approvalKindNames } from '../kinds'

const CONFLICT = 409

const asked = z.object({ note: z.string().trim().max(500, 'Enter a note of at most 500 characters.') })
const declined = z.object({
  reason: z
    .string('Enter a reason.')
    .trim()
    .min(1, 'Enter a reason, so that the person knows what to change.')
    .max(500, 'Enter a reason of at most 500 characters.'),
})

const refused = (message: string) => new APIError(message, CONFLICT, null, true)

/** The newest request for a document. */
async function lastRequest(req: PayloadRequest, kind: ApprovalKind, id: number): Promise<Approval | null> {
  const { docs } = await req.payload.find({
    collection: 'approvals',
    where: { kind: { equals: kind }, document: { equals: id } },
    sort: '-id',
    limit: 1,
    depth: 0,
    overrideAccess: true, // the person reaches the document
    req,
  })
  return docs[0] ?? null
}

const decides = (role: Role) => role !== 'marketing-staff'

/** Whether a document needs approval, and what was asked and decided: `GET /api/approval/:kind/:id`. */
const show: Endpoint = {
  path: '/approval/:kind/:id',
  method: 'get',
  handler: async (req) => {
    const { role, kind, id, doc, tenant } = await openDocument(req, approvalKindNames)
    const request = await lastRequest(req, kind, id)
    return json({
      isNeeded: await needsApproval(tenant),
      decides: decides(role),
      isDraft: doc._status === 'draft',
      request: request && {
        state: request.state,
        askedBy: request.asked_by,
        note: request.note ?? '',
        decidedBy: request.decided_by ?? '',
        reason: request.reason ?? '',
      },
    })
  },
}

/** Asks for a draft to be published: `POST /api/approval/:kind/:id`. Asking again changes the note. */
const ask: Endpoint = {
  path: '/approval/:kind/:id',
  method: 'post',
  handler: async (req) => {
    const { kind, id, title, tenant } = await openDocument(req, approvalKindNames)
    const { note } = await bodyOf(req, asked)
    if (!(await needsApproval(tenant))) throw refused('Publishing needs no approval on this website.')
    const by = nameOf(req)
    const data = { title, asked_by: by, asker: staffUser(req)?.id ?? null, note }
    const write = { depth: 0, overrideAccess: true, req } as const // nobody writes requests themselves
    await inRequestTransaction(req, async () => {
      const client = await connectionOf(req)
      await lockRequests(client, kind, id)
      const { doc } = await openDocument(req, approvalKindNames)
      if (doc._status !== 'draft')
        throw refused('There is no draft to publish. Save your changes as a draft first.')
      const known = await lastRequest(req, kind, id)
      if (known?.state === 'open')
        await req.payload.update({ collection: 'approvals', id: known.id, data, ...write })
      else
        await req.payload.create({
          collection: 'approvals',
          data: { ...data, tenant, kind, document: id, state: 'open' },
          ...write,
        })
      await mailRequest(client, { tenantId: tenant, kind, id, title }, { by, note })
    })
    return json({ asked: true })
  },
}

/** Declines the open request for a document, with the reason: `POST /api/approval/:kind/:id/decline`. For admins. */
const decline: Endpoint = {
  path: '/approval/:kind/:id/decline',
  method: 'post',
  handler: async (req) => {
    const { role, kind, id, title, tenant } = await openDocument(req, approvalKindNames)
    if (!decides(role)) throw new Forbidden(req.t)
    const { reason } = await bodyOf(req, declined)
    const by = nameOf(req)
    await inRequestTransaction(req, async () => {
      const client = await connectionOf(req)
      await lockRequests(client, kind, id)
      const request = await lastRequest(req, kind, id)
      if (request?.state !== 'open')
        throw refused('Nobody waits for an answer any more. Load the form again.')
      await req.payload.update({
        collection: 'approvals',
        id: request.id,
        data: { state: 'declined', decided_by: by, reason },
        depth: 0,
        overrideAccess: true, // nobody writes requests themselves
        req,
      })
      if (typeof request.asker !== 'number') return
      const people = { asker: request.asker, decider: staffUser(req)?.id ?? null }
      await mailAnswer(client, { tenantId: tenant, kind, id, title }, people, {
        state: 'declined',
        by,
        reason,
        message: 'Change the draft, then ask again.',
      })
    })
    return json({ declined: true })
  },
}

export const approvalEndpoints: Endpoint[] = [show, ask, decline]
