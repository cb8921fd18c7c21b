import { z } from 'zod'
import { vehicleStatuses } from '@/domain/vehicle/vehicle'
import { fetchJson, fetchText } from '../upstream/fetch-json'
import { siteLimits } from '../upstream/site-limits'

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
  return answer.parse(await fetchJson(`${origin}/api/stock/search?page=${page}`, siteLimits(origin)))
}

const DATA = /<script type="application\/ld\+json">(.*?)<\/script>/g

const offered = z.object({ offers: z.object({ price: z.number() }) })

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/** The price in the structured data of a vehicle's page. Null without one, or if the data cannot be read. Throws a `FetchFailed`. */
export async function askPagePrice(origin: string, path: string): Promise<number | null> {
  const page = await fetchText(origin + path, siteLimits(origin))
  for (const [, json = ''] of page.matchAll(DATA)) {
    const data = offered.safeParse(parsed(json))
    if (data.success) return data.data.offers.price
  }
  return null
}
