import type { PayloadRequest } from 'payload'
import { postPath } from '@/domain/blog/blog-paths'
import { offerPath } from '@/domain/offers/offer-paths'
import { idOf } from '../access/roles'

/** Documents with a page of their own, to which staff link, with the word for one. */
export const linkedKinds = { pages: 'page', offers: 'offer', 'blog-posts': 'blog post' } as const
export type LinkedKind = keyof typeof linkedKinds

export const isLinkedKind = (slug: string): slug is LinkedKind => Object.hasOwn(linkedKinds, slug)

type Document = Readonly<Record<string, unknown>>

/** An offer has a second address with the slug of its brand. */
async function offerPaths(req: PayloadRequest, { id, manufacturer }: Document): Promise<string[]> {
  const own = offerPath({ id: Number(id), manufacturer: null })
  const brand = idOf(manufacturer)
  if (brand === null) return [own]
  const { docs } = await req.payload.find({
    collection: 'brands',
    where: { id: { equals: brand } },
    select: { slug: true },
    limit: 1,
    depth: 0,
    overrideAccess: true, // part of the offer's address
    req,
  })
  return [own, ...docs.map(({ slug }) => `/offers/${slug}/${id}`)]
}

/** The addresses of a document's page. The first is the usual one. */
export async function addressesOf(req: PayloadRequest, kind: LinkedKind, doc: Document): Promise<string[]> {
  if (kind === 'offers') return offerPaths(req, doc)
  return [kind === 'pages' ? String(doc.path) : postPath({ slug: String(doc.slug) })]
}
