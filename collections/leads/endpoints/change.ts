import type { Endpoint } from 'payload'
import { z } from 'zod'
import { leadStatuses } from '@/domain/leads/lead-status'
import type { Lead } from '@/payload-types'
import { bodyOf, json } from '../../requests/requests'
import { addNote } from '../add-note'
import { withLead } from './with-lead'

const NOTE_MAX = 5000

const change = z
  .strictObject(
    {
      status: z.enum(leadStatuses, `status must be one of ${leadStatuses.join(', ')}.`).optional(),
      assignedTo: z.int('assignedTo must be the id of a person, or null.').nullable().optional(),
      isSpam: z.boolean('isSpam must be true or false.').optional(),
    },
    'Only status, assignedTo and isSpam can be changed.',
  )
  .refine((fields) => Object.keys(fields).length > 0, 'Name a field to change.')

/** Changes the named fields and no others. The collection's hooks record the change. */
export const changeLead: Endpoint = {
  path: '/inbox/:publicId',
  method: 'patch',
  handler: async (req) => {
    const { status, assignedTo, isSpam } = await bodyOf(req, change)
    const data: Partial<Lead> = {
      ...(status === undefined ? {} : { status }),
      ...(assignedTo === undefined ? {} : { assigned_to: assignedTo }),
      ...(isSpam === undefined ? {} : { is_spam: isSpam }),
    }
    // The access was checked. Payload's own check of `assigned_to` would search people, whom sales staff may not read.
    await withLead(req, ({ id }) =>
      req.payload.update({ collection: 'leads', id, data, depth: 0, overrideAccess: true, req }),
    )
    return json({ ok: true })
  },
}

const note = z.object({
  text: z
    .string('text must be a text.')
    .trim()
    .min(1, 'text: write a note.')
    .max(NOTE_MAX, `text may have ${NOTE_MAX} characters at most.`),
})

export const addLeadNote: Endpoint = {
  path: '/inbox/:publicId/notes',
  method: 'post',
  handler: async (req) => {
    const { text } = await bodyOf(req, note)
    await withLead(req, ({ id, tenantId }) => addNote(req, { id, tenant: tenantId }, { kind: 'note', text }))
    return json({ ok: true })
  },
}
