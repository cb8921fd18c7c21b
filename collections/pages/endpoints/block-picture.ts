import { type Endpoint, Forbidden, parseCookies } from 'payload'
import { z } from 'zod'
import { parseTemplate } from '@/domain/flags/templates'
import { allowedTenants } from '../../access/allowed-tenants'
import { idOf, staffUser } from '../../access/roles'
import { parse } from '../../requests/requests'

const asked = z.object({
  block: z.string().regex(/^[a-zA-Z]{1,40}$/, 'Enter the name of a block.'),
})

/** The picture of a block in the template of the chosen website: `?block=hero`. */
export const blockPictureEndpoint: Endpoint = {
  path: '/block-picture',
  method: 'get',
  handler: async (req) => {
    if (!staffUser(req)) throw new Forbidden(req.t)
    const { block } = parse(asked, req.query)
    const own = await allowedTenants(req)
    const chosen =
      idOf(parseCookies(req.headers).get('payload-tenant')) ?? (own === 'all' ? null : (own[0] ?? null))
    const isOwn = chosen !== null && (own === 'all' || own.includes(chosen))
    const { docs } = await req.payload.find({
      collection: 'tenants',
      where: { id: { equals: isOwn ? chosen : 0 } },
      select: { template: true },
      depth: 0,
      limit: 1,
      overrideAccess: true, // one of the person's own websites
      req,
    })
    const location = `/assets/blocks/${parseTemplate(docs[0]?.template ?? '')}/${block}.webp`
    // The next website that is chosen may have another template.
    return new Response(null, { status: 302, headers: { location, 'cache-control': 'private, max-age=60' } })
  },
}
