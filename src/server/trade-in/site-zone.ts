import type { ClientBase } from 'pg'
import { siteZoneSql } from '../locations/time-zone-sql'

/** Where the days of an offer begin and end: at the website's main location. */
export async function siteZone(client: ClientBase, tenantId: number): Promise<string> {
  const { rows } = await client.query<{ zone: string }>(`SELECT ${siteZoneSql('$1')} AS zone`, [tenantId])
  if (!rows[0]) throw new Error('The zone of the website was not read.')
  return rows[0].zone
}
