import { type CollectionSlug, Forbidden, NotFound, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { refuseWithoutSecondFactor } from '../access/enforce-second-factor'
import { idOf, staffUser } from '../access/roles'
import { asPerson, documentId, parse } from './requests'

type Document = Readonly<Record<string, unknown>>

/** The document's title, as lists show it. A draft may have none. */
function titleOf(req: PayloadRequest, kind: string, doc: Document): string {
  const { useAsTitle } = req.payload.collections[kind as CollectionSlug].config.admin
  return String(doc[useAsTitle ?? 'id'] || doc.title || doc.name || doc.id)
}

/**
 * The newest version of a website's document that the person reaches. Its collection and id are in the address, as `kind` and `id`.
 * Throws 400 for other collections than `kinds`, 403 for shoppers and sales staff, and 404 for what the person may not read.
 */
export async function openDocument<Kind extends string>(
  req: PayloadRequest,
  kinds: readonly [Kind, ...Kind[]],
) {
  refuseWithoutSecondFactor(req)
  const user = staffUser(req)
  if (!user || user.role === 'sales-staff') throw new Forbidden(req.t)
  const place = z.object({ kind: z.enum(kinds, `Ask for one of: ${kinds.join(', ')}.`), id: documentId })
  const { kind, id } = parse(place, req.routeParams) as { kind: Kind; id: number }
  const { docs } = await req.payload.find({
    collection: kind as unknown as CollectionSlug,
    where: { id: { equals: id } },
    limit: 1,
    draft: true,
    ...asPerson(req),
  })
  const doc = docs[0] as unknown as Document | undefined
  const tenant = idOf(doc?.tenant)
  if (!doc || tenant === null) throw new NotFound(req.t)
  return { role: user.role, kind, id, doc, title: titleOf(req, kind, doc), tenant }
}

/** The person's name, as others read it. */
export const nameOf = ({ user }: PayloadRequest): string =>
  String((user as { name?: string } | null)?.name ?? '')
