import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { vehicleStatuses } from '@/domain/vehicle/vehicle'
import { env } from '@/env'
import { fetchJson } from '../upstream/fetch-json'
import { type FetchLimits, openAddress } from '../upstream/open-address'

/** Only the demo's sites are on this machine. */
const limitsOf = (origin: string): FetchLimits => ({
  idleMs: 10_000,
  totalMs: 20_000,
  maxBytes: 5_000_000,
  allowPrivate: env().FEED_ALLOW_PRIVATE || new URL(origin).hostname.endsWith('.localhost'),
})

const dollars = z.number().nullable()

const hit = z.object({
  id: z.string(),
  path: z.string(),
  status: z.enum(vehicleStatuses),
  sold: z.boolean(),
  price: dollars,
  offer_price: dollars,
  before_price: dollars,
  subscription_price: dollars,
  preorder: z.boolean(),
  price_type: z.string().nullable(),
})

const answer = z.object({ hits: z.array(hit), pages: z.number().int() })

export type ShownHit = z.infer<typeof hit>

/** One page of a website's results, as shoppers get it. Throws a `FetchFailed`, or a ZodError for an answer of another shape. */
export async function askResults(origin: string, page: number): Promise<z.infer<typeof answer>> {
  return answer.parse(await fetchJson(`${origin}/api/stock/search?page=${page}`, limitsOf(origin)))
}

const DATA = /<script type="application\/ld\+json">(.*?)<\/script>/g

const offered = z.object({ offers: z.object({ price: z.number() }) })

/** The price in the structured data of a vehicle's page. Null without one. Throws a `FetchFailed`. */
export async function askPagePrice(origin: string, path: string): Promise<number | null> {
  const limits = limitsOf(origin)
  const page = await text(await openAddress(origin + path, limits, AbortSignal.timeout(limits.totalMs)))
  for (const [, json = ''] of page.matchAll(DATA)) {
    const data = offered.safeParse(JSON.parse(json))
    if (data.success) return data.data.offers.price
  }
  return null
}
