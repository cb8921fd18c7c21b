import type { CollectionAfterChangeHook } from 'payload'
import { idOf } from '../../access/roles'

/** Sends the old addresses of a document with a slug to its new ones. `pathsOf` lists its addresses, always in one order. */
export const redirectMoved =
  (pathsOf: (slug: string) => readonly string[]): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, operation, req }) => {
    const tenant = idOf(doc.tenant)
    const before: unknown = previousDoc?.slug
    if (operation !== 'update' || tenant === null || typeof before !== 'string' || before === doc.slug) return
    const own = { tenant: { equals: tenant } }
    const all = { collection: 'redirects', overrideAccess: true, req } as const // part of the document's change
    const now = pathsOf(doc.slug)
    for (const [nth, from] of pathsOf(before).entries()) {
      const to = now[nth] ?? '/'
      await req.payload.delete({ ...all, where: { ...own, from: { in: [from, to] } } })
      await req.payload.update({ ...all, where: { ...own, to: { equals: from } }, data: { to } })
      await req.payload.create({ ...all, data: { tenant, from, to } })
    }
  }
