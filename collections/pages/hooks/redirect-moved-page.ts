import type { CollectionAfterChangeHook } from 'payload'
import { publishedBefore, publishedNow } from './expire-page'
import { pathLeft } from './path-left'

/** Sends the old address of a page that moved to the page, and ends a redirect from its new address. */
export const redirectMovedPage: CollectionAfterChangeHook = async ({ doc, req }) => {
  const before = publishedBefore(req, doc.id)
  const after = await publishedNow(req, doc.id)
  if (!after || before?.path === after.path) return
  const { tenant, path } = after
  const all = { overrideAccess: true, req } as const // the redirect is part of the page's change
  await req.payload.delete({
    collection: 'redirects',
    where: { tenant: { equals: tenant }, from: { in: before ? [path, before.path] : [path] } },
    ...all,
  })
  const from = before ? before.path : await pathLeft(req, { id: doc.id, tenant, path })
  if (from === null || from === '/') return
  await req.payload.create({
    collection: 'redirects',
    data: { tenant, from, page: doc.id },
    ...all,
  })
}
