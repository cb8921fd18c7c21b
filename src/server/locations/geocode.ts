import { z } from 'zod'
import { buildTag } from '@/domain/cache/tags'
import type { Position } from '@/domain/places/distance'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { env } from '@/env'
import { cached } from '../cache/cached'
import { log } from '../log/log.mjs'
import { positionOfPostcode } from '../stock/search/near/postcode-position'
import { FetchFailed } from '../upstream/fetch-failed'
import { fetchJson } from '../upstream/fetch-json'
import type { FetchLimits } from '../upstream/open-address'
import { CircuitOpen, circuitBreaker } from '../upstream/with-circuit-breaker'

/** LOC-19. */
export class InvalidPostcode extends Error {
  constructor() {
    super('Invalid postcode')
  }
}

/** Short limits: a shopper waits for the answer. */
const limits: Omit<FetchLimits, 'allowPrivate'> = { idleMs: 2000, totalMs: 2000, maxBytes: 256 * 1024 }

const position = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })

const answer = z.object({
  results: z.array(z.object({ geometry: z.object({ location: position }) })),
})

const DAY_SECONDS = 86_400

/** The first result of a service (LOC-18): `GET {address}?components=postal_code:4000|country:AU`. Null for none. */
async function askService(address: string, postcode: string): Promise<Position | null> {
  const url = new URL(address)
  url.searchParams.set('components', `postal_code:${postcode}|country:AU`)
  const read = answer.safeParse(
    await fetchJson(url.href, { ...limits, allowPrivate: env().FEED_ALLOW_PRIVATE }),
  )
  if (!read.success) throw new FetchFailed(`${url.host} did not answer with positions.`, false)
  return read.data.results[0]?.geometry.location ?? null
}

async function fromService(ctx: TenantContext, address: string, postcode: string): Promise<Position | null> {
  const tags = [buildTag('tenant', { tenant: ctx.id })]
  const read = () => circuitBreaker(address, () => askService(address, postcode))
  // `cached` stores no null, and a service may charge for each question.
  const answer = async () => ({ position: await read() })
  return (await cached(ctx, ['geocode', address, postcode], tags, answer, { revalidate: DAY_SECONDS }))
    .position
}

async function find(ctx: TenantContext, postcode: string): Promise<Position | null> {
  const address = ctx.settings['integrations.geocodeUrl']
  if (!address) return positionOfPostcode(postcode)
  try {
    return await fromService(ctx, address, postcode)
  } catch (error) {
    if (!(error instanceof CircuitOpen)) {
      const reason = error instanceof Error ? error.message : String(error)
      log.error(`no position of a postcode for ${ctx.slug}: ${reason}`)
    }
    return positionOfPostcode(postcode)
  }
}

/**
 * The position of an Australian postcode: from the website's geocoding service, or else from the built-in list, which also stands in
 * while the service fails. Throws `InvalidPostcode` for a postcode that does not exist (LOC-19).
 */
export async function geocodePostcode(ctx: TenantContext, postcode: string): Promise<Position> {
  const found = await find(ctx, postcode)
  if (!found) throw new InvalidPostcode()
  return found
}
