import type { PayloadRequest } from 'payload'
import type { NoteKind } from '@/domain/leads/inbox/lead-detail'
import { idOf, staffUser } from '../access/roles'

export interface NewNote {
  readonly kind: NoteKind
  readonly text: string
  readonly detail?: Record<string, unknown>
}

/** Adds to a lead's history, by the person of the request. Notes are only ever added, so none is lost. */
export async function addNote(
  req: PayloadRequest,
  lead: { readonly id: number; readonly tenant?: unknown },
  { kind, text, detail }: NewNote,
): Promise<void> {
  await req.payload.create({
    collection: 'lead-notes',
    data: {
      lead: lead.id,
      tenant: idOf(lead.tenant),
      kind,
      text,
      detail,
      author: staffUser(req)?.id ?? null,
    },
    depth: 0,
    overrideAccess: true, // nobody writes notes by themselves; the caller has checked the lead
    req,
  })
}
