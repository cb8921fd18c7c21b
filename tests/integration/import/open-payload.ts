import type { Payload } from 'payload'
import type { DealerSite } from './dealer-site'

/** Payload on the website's database, without its log. `destroy()` it before the website is closed. */
export async function openPayload(site: DealerSite): Promise<Payload> {
  process.env.DATABASE_URL = site.url
  const { default: config } = await import('~/payload.config')
  const { getPayload } = await import('payload')
  const payload = await getPayload({ config, disableOnInit: true })
  payload.logger.level = 'silent'
  // The database is dropped while connections to it are idle.
  payload.db.pool.removeAllListeners('error').on('error', () => {})
  return payload
}
