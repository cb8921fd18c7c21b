import type { FieldHook } from 'payload'
import type { PromoPlacing } from '@/domain/promos/promo'
import { type PromoSite, promoSeen } from '@/domain/promos/promo-seen'
import type { PromoStock } from '@/domain/promos/promo-stock'
import { findPromoStock } from '@/server/promos/promo-stock'
import { readPromoSite } from '@/server/promos/read-promo-site'
import { readTenantContext } from '@/server/tenants/read-tenant-context'
import { idOf, staffUser } from '../../access/roles'

/** The websites of one request, because a list has many tiles of each. */
const known = new WeakMap<object, Map<number, Promise<PromoSite | null>>>()

function siteOf(req: object, tenant: number, now: Date): Promise<PromoSite | null> {
  const sites = known.get(req) ?? new Map<number, Promise<PromoSite | null>>()
  known.set(req, sites)
  const site = sites.get(tenant) ?? readPromoSite(tenant, now)
  sites.set(tenant, site)
  return site
}

/** Whether the website has any of a tile's vehicles. Assumes so when the search fails. */
async function hasVehicles(tenant: number, stock: PromoStock, now: Date): Promise<boolean> {
  if (stock.address === null && stock.days === null) return true
  const ctx = await readTenantContext(tenant)
  const found = ctx && (await findPromoStock(ctx, stock, now, 1).catch(() => ({ count: 1 })))
  return (found?.count ?? 0) > 0
}

const time = (value: unknown) => (value ? String(value) : null)

const listOf = <T>(value: unknown): readonly T[] => (Array.isArray(value) ? value : [])

/** Null for a document that is not read whole, and for reads that nobody looks at, such as those of the website itself. */
export const readSeen: FieldHook = async ({ data, req }) => {
  const tenant = idOf(data?.tenant)
  if (!staffUser(req) || tenant === null || typeof data?.id !== 'number' || typeof data.kind !== 'string')
    return null
  const now = new Date()
  const site = await siteOf(req, tenant, now)
  if (!site) return null
  const promo = {
    id: data.id,
    startDate: time(data.startDate),
    expiryDate: time(data.expiryDate),
    positions: listOf<number>(data.positions),
    carTypes: listOf<PromoPlacing['carTypes'][number]>(data.carTypes),
    shuffle: data.shuffle === true,
    kind: data.kind as PromoPlacing['kind'],
  }
  const stock = { address: String(data.stock_address ?? '') || null, days: Number(data.stock_days) || null }
  if (!(await hasVehicles(tenant, stock, now))) return 'Not seen: the website has no vehicle that it is for.'
  return promoSeen(promo, site, now)
}
