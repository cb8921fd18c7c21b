import { RateLimiterMemory } from 'rate-limiter-flexible'
import { z } from 'zod'
import { log } from '../log/log.mjs'
import { fetchJson } from '../upstream/fetch-json'
import type { FetchLimits } from '../upstream/open-address'
import { CircuitOpen, circuitBreaker } from '../upstream/with-circuit-breaker'
import type { VehicleViews } from './vehicle-views'

/** The page has already been sent, so no shopper waits for the answer. */
export const viewLimits: Omit<FetchLimits, 'allowPrivate'> = {
  idleMs: 2000,
  totalMs: 2000,
  maxBytes: 64 * 1024,
}

/** Calls a minute for all shoppers of a website, in this process: any shopper can cause a call to a third party's server. */
const limiter = new RateLimiterMemory({ points: 300, duration: 60 })

const mayAsk = (websiteId: string) =>
  limiter.consume(websiteId).then(
    () => true,
    () => false,
  )

const answer = z.object({
  views: z.number().int().min(0),
  car_fields: z
    .record(z.string(), z.unknown())
    .nullish()
    .transform((fields) => fields ?? {}),
})

/**
 * Counts a page view over HTTP: `GET {base}/cars/{slug}/view.json?photos_count={n}&updated_at={ts}&website_id={id}` (VDP-37). Returns null
 * and logs one line when the service does not answer within two seconds or its answer is invalid. Returns null without a call or a log line
 * for some seconds after a failure, and after 300 calls in a minute for the website.
 */
export function httpViews(base: string, websiteId: string, limits: FetchLimits): VehicleViews {
  return {
    async look({ slug, photos_count, updated_at }) {
      if (!(await mayAsk(websiteId))) return null
      const url = new URL(base)
      url.pathname = `${url.pathname.replace(/\/+$/, '')}/cars/${encodeURIComponent(slug)}/view.json`
      url.searchParams.set('photos_count', String(photos_count))
      url.searchParams.set('updated_at', updated_at)
      url.searchParams.set('website_id', websiteId)
      try {
        return await circuitBreaker(base, async () => answer.parse(await fetchJson(url.href, limits)))
      } catch (error) {
        if (error instanceof CircuitOpen) return null
        const reason = error instanceof z.ZodError ? `${url.host} did not answer with views.` : String(error)
        log.warn(`no views of ${JSON.stringify(slug)}: ${reason}`)
        return null
      }
    },
  }
}
