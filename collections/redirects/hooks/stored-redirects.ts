import type { PayloadRequest } from 'payload'
import type { Redirect } from '@/domain/url/redirects'
import type { Redirect as RedirectDocument } from '@/payload-types'

export interface StoredRedirect extends Redirect {
  readonly id: number
}

/** The live path of the page, otherwise the typed address. */
function targetOf({ page, to }: RedirectDocument): string | null {
  return page && typeof page === 'object' ? page.path : (to ?? null)
}

/** The redirects of a website that lead somewhere, and the id of each. */
export async function storedRedirects(req: PayloadRequest, tenant: number): Promise<StoredRedirect[]> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { tenant: { equals: tenant } },
    pagination: false,
    depth: 1,
    overrideAccess: true, // a redirect that the person cannot see also makes a chain
    req,
  })
  return docs.flatMap((doc) => {
    const to = targetOf(doc)
    return to ? [{ id: doc.id, from: doc.from, to }] : []
  })
}
