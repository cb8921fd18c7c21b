import { type Endpoint, Forbidden, NotFound } from 'payload'
import { z } from 'zod'
import { resultsAddress } from '@/domain/stock/search/query/results-address'
import { findPromoStock } from '@/server/promos/promo-stock'
import { readTenantContext } from '@/server/tenants/read-tenant-context'
import { allowedTenants } from '../../access/allowed-tenants'
import { refuseWithoutSecondFactor } from '../../access/enforce-second-factor'
import { staffUser } from '../../access/roles'
import { json, parse } from '../../requests/requests'

const MOST_NAMED = 20

const asked = z.object({
  website: z.coerce.number('Choose a website first.').int().positive(),
  address: z
    .string()
    .max(500, 'Enter an address of at most 500 characters.')
    .refine((value) => !value || resultsAddress(value) !== null, 'Enter the address of a results page.')
    .default(''),
  days: z
    .string()
    .regex(/^\d{0,4}$/, 'Enter a whole number of days.')
    .default(''),
})

/** The vehicles that a tile is for now: `GET /api/promos/stock-now?website=&address=&days=`. */
export const promoStockEndpoint: Endpoint = {
  path: '/stock-now',
  method: 'get',
  handler: async (req) => {
    refuseWithoutSecondFactor(req)
    const user = staffUser(req)
    if (!user || user.role === 'sales-staff') throw new Forbidden(req.t)
    const { website, address, days } = parse(asked, req.query)
    const own = await allowedTenants(req)
    const ctx = own === 'all' || own.includes(website) ? await readTenantContext(website) : null
    if (!ctx) throw new NotFound(req.t)
    const stock = { address: address || null, days: Number(days) || null }
    const found = await findPromoStock(ctx, stock, new Date(), MOST_NAMED)
    return json({
      count: found?.count ?? 0,
      vehicles: (found?.hits ?? []).map(({ id, name }) => ({ id, name })),
    })
  },
}
