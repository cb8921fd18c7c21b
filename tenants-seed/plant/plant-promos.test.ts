import type { PayloadRequest } from 'payload'
import { demoTenants } from '../tenants/demo-tenants'
import { plantPromos } from './plant-promos'

interface Planted {
  title: string
  startDate: string | null
  expiryDate: string | null
}

async function plantedAt(now: Date): Promise<Planted[]> {
  const planted: Planted[] = []
  const create = async ({ data }: { data: Planted }) => void planted.push(data)
  const req = { payload: { create } } as unknown as PayloadRequest
  for (const { promos } of demoTenants) await plantPromos(req, { tenant: 1, promos, picture: () => 1 }, now)
  return planted
}

describe('The demo’s promo tiles', () => {
  it.each(['2025-03-01T00:00:00.000Z', '2026-11-25T00:00:00.000Z', '2031-01-01T00:00:00.000Z'])(
    'expire after the day of planting, %s, and on no fixed date [PROMO-07]',
    async (day) => {
      const now = new Date(day)
      const promos = await plantedAt(now)
      const expiries = promos.flatMap(({ expiryDate }) => (expiryDate ? [Date.parse(expiryDate)] : []))
      expect(expiries.length).toBeGreaterThan(0)
      expect(expiries.filter((expiry) => expiry <= now.getTime())).toEqual([])
    },
  )
})
