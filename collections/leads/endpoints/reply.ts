import { APIError, type Endpoint } from 'payload'
import { z } from 'zod'
import { statusAfterReply } from '@/domain/leads/inbox/transition'
import { connectionOf } from '@/server/clients/payload-transaction'
import { enqueueMail } from '@/server/mail/enqueue-mail'
import { bodyOf, json } from '../../requests/requests'
import { addNote } from '../add-note'
import { withLead } from './with-lead'

const CONFLICT = 409
const SUBJECT_MAX = 200
const TEXT_MAX = 20_000

const mail = z.object({
  subject: z
    .string('subject must be a text.')
    .trim()
    .min(1, 'subject: write a subject.')
    .max(SUBJECT_MAX, `subject may have ${SUBJECT_MAX} characters at most.`),
  text: z
    .string('text must be a text.')
    .trim()
    .min(1, 'text: write the email.')
    .max(TEXT_MAX, `text may have ${TEXT_MAX} characters at most.`),
})

/**
 * Sends an email to the person. Their answer goes to the writer's own mailbox. The mail, the note and the status are
 * written in one transaction.
 */
export const replyToLead: Endpoint = {
  path: '/inbox/:publicId/replies',
  method: 'post',
  handler: async (req) => {
    const { subject, text } = await bodyOf(req, mail)
    await withLead(req, async (lead) => {
      const { id, tenantId, email, contactedAt, status } = lead
      if (!email) throw new APIError('This lead has no email address.', CONFLICT, null, true)
      const replyTo = req.user?.email
      await enqueueMail(await connectionOf(req), { tenantId, leadId: id, to: email, subject, text, replyTo })
      const isFirst = contactedAt === null
      const note = {
        kind: 'reply',
        text: `${subject}\n\n${text}`,
        detail: { firstContact: isFirst },
      } as const
      await addNote(req, { id, tenant: tenantId }, note)
      const data = {
        status: statusAfterReply({ status }),
        ...(isFirst ? { contacted_at: new Date().toISOString() } : {}),
      }
      // The access was checked, and people may not write the time of the first contact themselves.
      await req.payload.update({ collection: 'leads', id, data, depth: 0, overrideAccess: true, req })
    })
    return json({ ok: true })
  },
}
