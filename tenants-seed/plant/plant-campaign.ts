import { demoCampaign } from '../campaign'
import { idBySlug, type Planting } from './planting'

const MS_A_DAY = 86_400_000

/** Plants the demo's competition, once, on its website if that is planted. */
export async function plantCampaign(planting: Planting): Promise<void> {
  const { payload, now } = planting
  const { tenant: slug, days, prizes, ...texts } = demoCampaign
  const tenant = await idBySlug(planting, 'tenants', slug)
  if (tenant === null) return
  const { totalDocs } = await payload.count({
    collection: 'spin-campaigns',
    where: { tenant: { equals: tenant } },
    overrideAccess: true, // no user is signed in
  })
  if (totalDocs > 0) return
  await payload.create({
    collection: 'spin-campaigns',
    data: {
      ...texts,
      tenant,
      prizes: prizes.map((prize) => ({ ...prize })),
      starts_at: now.toISOString(),
      ends_at: new Date(now.getTime() + days * MS_A_DAY).toISOString(),
    },
    overrideAccess: true, // no user is signed in
    depth: 0,
  })
}
