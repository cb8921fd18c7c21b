import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { leadStatusLabels } from '@/domain/leads/lead-status'
import type { Lead } from '@/payload-types'
import { idOf } from '../../access/roles'
import { addNote } from '../add-note'

async function nameOf(req: PayloadRequest, person: number): Promise<string> {
  const found = await req.payload.findByID({
    collection: 'users',
    id: person,
    select: { name: true },
    depth: 0,
    disableErrors: true,
    overrideAccess: true, // sales staff read no other people
    req,
  })
  return found?.name ?? 'a person who has left'
}

/** Writes each change of a lead to its history, in the transaction of the change. */
export const recordChange: CollectionAfterChangeHook<Lead> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return doc
  const before = previousDoc
  if (doc.status !== before.status) {
    const firstContact = Boolean(doc.contacted_at) && !before.contacted_at
    const text = `${leadStatusLabels[before.status]} → ${leadStatusLabels[doc.status]}`
    await addNote(req, doc, {
      kind: 'status',
      text,
      detail: { from: before.status, to: doc.status, firstContact },
    })
  }
  const person = idOf(doc.assigned_to)
  if (person !== idOf(before.assigned_to)) {
    const text = person === null ? 'Assigned to nobody' : `Assigned to ${await nameOf(req, person)}`
    await addNote(req, doc, { kind: 'assigned', text, detail: { person } })
  }
  if (Boolean(doc.is_spam) !== Boolean(before.is_spam)) {
    await addNote(req, doc, { kind: 'spam', text: doc.is_spam ? 'Marked as spam' : 'Marked as not spam' })
  }
  return doc
}
