import type { Payload } from 'payload'
import type { DealerSite } from './dealer-site'

/** Payload on the website's database, without its log. Call `destroy()` before the website is closed. */
export async function openPayload(site: DealerSite): Promise<Payload> {
  process.env.DATABASE_URL = site.url
  const { default: config } = await import('~/payload.config')
  const { getPayload } = await import('payload')
  const payload = await getPayload({ config, disableOnInit: true })
  payload.logger.level = 'silent'
  // The database is dropped while idle connections to it exist.
  payload.db.pool.removeAllListeners('error').on('error', () => {})
  return payload
}
