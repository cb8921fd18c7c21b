import { APIError, type Endpoint, NotFound } from 'payload'
import { z } from 'zod'
import { AS_OF } from '@/domain/tenants/as-of-host'
import type { TenantId } from '@/domain/tenants/tenant-context'
import { database } from '@/server/clients/database'
import { siteMoment } from '@/server/locations/site-times'
import { asOfToken } from '@/server/tenants/as-of/as-of-token'
import { readOrigin } from '@/server/tenants/read-origin'
import { allowedTenants } from '../../access/allowed-tenants'
import { refuseWithoutSecondFactor } from '../../access/enforce-second-factor'
import { parse } from '../../requests/requests'

const EARLIEST = new Date('2020-01-01T00:00:00Z')
const LATEST = new Date('2100-01-01T00:00:00Z')

const asked = z.object({
  site: z.coerce.number('Choose a website.').int().positive(),
  /** In the website's own time zone. */
  at: z.iso.datetime({
    local: true,
    precision: -1,
    error: 'Enter day and time such as 2026-12-04T17:00.',
  }),
})

/** Opens one of the person's websites as of another time: `?site=1&at=2026-12-04T17:00`. */
export const asOfEndpoint: Endpoint = {
  path: '/as-of',
  method: 'get',
  handler: async (req) => {
    refuseWithoutSecondFactor(req)
    const { site, at } = parse(asked, req.query)
    const own = await allowedTenants(req)
    const moment = own === 'all' || own.includes(site) ? await siteMoment(database(), site, at) : null
    if (!moment) throw new NotFound(req.t)
    if (moment < EARLIEST || moment > LATEST)
      throw new APIError('at: Enter a day between 2020 and 2100.', 400, null, true)
    const origin = await readOrigin(database(), { id: site as TenantId })
    const location = `${origin}${AS_OF}/${asOfToken(site, moment, new Date())}`
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
  },
}
