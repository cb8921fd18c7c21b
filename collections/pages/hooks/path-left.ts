import type { PayloadRequest } from 'payload'

interface Page {
  readonly id: number
  readonly tenant: number
  readonly path: string
}

const all = { depth: 0, overrideAccess: true } as const // the redirect is part of the page's change

/** The path of the page's last published version before the one that was just saved. */
async function lastPublishedPath(req: PayloadRequest, id: number): Promise<string | null> {
  const { docs } = await req.payload.findVersions({
    collection: 'pages',
    where: { parent: { equals: id }, 'version._status': { equals: 'published' } },
    select: { version: { path: true } } as never,
    sort: '-id',
    limit: 2,
    req,
    ...all,
  })
  return (docs[1]?.version as { path?: string } | undefined)?.path ?? null
}

/**
 * The path that a page left while it was unpublished, when it is published again. Null if it has the same path, if another page took the
 * old one, or if somebody chose where that one leads.
 */
export async function pathLeft(req: PayloadRequest, { id, tenant, path }: Page): Promise<string | null> {
  const old = await lastPublishedPath(req, id)
  if (old === null || old === path) return null
  const own = { tenant: { equals: tenant } }
  const pages = { collection: 'pages', where: { ...own, path: { equals: old } }, req, ...all } as const
  const redirects = {
    collection: 'redirects',
    where: { ...own, from: { equals: old } },
    req,
    ...all,
  } as const
  const taken = await req.payload.count(pages)
  const chosen = await req.payload.count(redirects)
  return taken.totalDocs + chosen.totalDocs > 0 ? null : old
}
