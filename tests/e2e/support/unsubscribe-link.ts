import { unsubscribeLink } from '@/server/leads/subscriptions/subscriptions'
import { openDatabase } from './open-database'

/** An unsubscribe link of a website, as a marketing mail to the address has it. The same secret as the server's signs it. */
export async function linkFor(slug: string, email: string): Promise<string> {
  process.env.DATABASE_URL ??= process.env.E2E_DATABASE_URL
  process.env.PAYLOAD_SECRET ??= process.env.E2E_SECRET
  const client = await openDatabase()
  try {
    const { rows } = await client.query<{ id: number; groupId: number }>(
      'SELECT id, group_id AS "groupId" FROM tenants WHERE slug = $1',
      [slug],
    )
    const [website] = rows
    if (!website) throw new Error(`No website ${slug}.`)
    return await unsubscribeLink(client, website, email)
  } finally {
    await client.end()
  }
}
