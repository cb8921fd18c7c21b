import { type Endpoint, NotFound, type PayloadRequest } from 'payload'
import type { Media } from '@/payload-types'
import { readUpload } from '@/server/uploads/configured-store'
import { allowedTenants } from '../../access/allowed-tenants'
import { staffUser } from '../../access/roles'
import { documentId, parse } from '../../requests/requests'

/** Whether the person works on one of the group's websites. */
async function worksFor(req: PayloadRequest, group: number): Promise<boolean> {
  if (!staffUser(req)) return false
  const own = await allowedTenants(req)
  const { totalDocs } = await req.payload.count({
    collection: 'tenants',
    where: { group: { equals: group }, ...(own === 'all' ? {} : { id: { in: own } }) },
    overrideAccess: true, // only the websites that the person works on are counted
    req,
  })
  return totalDocs > 0
}

/** The group's logo, for the start page of its staff. The pictures themselves belong to one website, which not all of them reach. */
export const logoEndpoint: Endpoint = {
  path: '/:id/logo',
  method: 'get',
  handler: async (req) => {
    const group = parse(documentId, req.routeParams?.id)
    if (!(await worksFor(req, group))) throw new NotFound(req.t)
    const { docs } = await req.payload.find({
      collection: 'groups',
      where: { id: { equals: group } },
      select: { logo: true },
      depth: 1,
      limit: 1,
      overrideAccess: true, // the person works for the group
      req,
    })
    const logo = docs[0]?.logo as Media | null | undefined
    if (!logo?.filename) throw new NotFound(req.t)
    const headers = {
      'content-type': logo.mimeType ?? 'application/octet-stream',
      'cache-control': 'private, max-age=300',
      'x-content-type-options': 'nosniff',
      // An SVG that is opened by itself runs no scripts.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    }
    return new Response(new Uint8Array(await readUpload('media', logo.filename)), { headers })
  },
}
