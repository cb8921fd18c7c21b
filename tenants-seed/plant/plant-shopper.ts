import { newStoredPassword } from '@/server/accounts/stored-password'
import { demoShopper } from '../shoppers'
import { idBySlug, type Planting } from './planting'

/** Plants the demo's shopper, with a confirmed number and a password, on each of their websites that is planted. */
export async function plantShopper(planting: Planting): Promise<void> {
  const { email, phone, password, tenants } = demoShopper
  for (const slug of tenants) {
    const tenant = await idBySlug(planting, 'tenants', slug)
    if (tenant === null) continue
    const { hash, salt } = await newStoredPassword(password)
    await planting.pool.query(
      `WITH shopper AS (
         INSERT INTO shoppers (tenant_id, scope, email, phone, phone_verified_at) VALUES ($1, $7, $2, $3, $4)
         ON CONFLICT (scope, email) DO UPDATE SET phone = excluded.phone RETURNING id)
       INSERT INTO shopper.passwords (shopper_id, hash, salt) SELECT id, $5, $6 FROM shopper ON CONFLICT DO NOTHING`,
      [tenant, email, phone, planting.now, hash, salt, `t:${tenant}`],
    )
  }
}
