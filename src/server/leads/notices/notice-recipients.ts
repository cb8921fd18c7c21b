import type { Pool, PoolClient } from 'pg'

const READ_ADMINS = `
  SELECT u.email FROM users u JOIN tenants t ON t.group_id = u.group_id
  WHERE t.id = $1 AND u.role = 'group-admin' ORDER BY u.id`

/** The email addresses of the admins of a website's group; of the platform's admins if it has none. */
export async function adminAddresses(db: Pool | PoolClient, tenantId: number): Promise<string[]> {
  const { rows } = await db.query<{ email: string }>(READ_ADMINS, [tenantId])
  if (rows.length > 0) return rows.map(({ email }) => email)
  const platform = await db.query<{ email: string }>(
    `SELECT email FROM users WHERE role = 'platform-admin' ORDER BY id`,
  )
  return platform.rows.map(({ email }) => email)
}

/** Who hears of leads that went nowhere: the addresses that the website set, or else its admins. */
export async function alertAddresses(
  db: Pool | PoolClient,
  tenantId: number,
  chosen: readonly string[],
): Promise<string[]> {
  return chosen.length > 0 ? [...chosen] : adminAddresses(db, tenantId)
}
