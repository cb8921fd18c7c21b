import { RateLimiterMemory } from 'rate-limiter-flexible'
import { z } from 'zod'
import { log } from '../log/log.mjs'
import { fetchJson } from '../upstream/fetch-json'
import type { FetchLimits } from '../upstream/open-address'
import { Resting, withRest } from '../upstream/with-rest'
import type { VehicleViews } from './vehicle-views'

/** Nobody waits for it: the page is there already. */
export const viewLimits: Omit<FetchLimits, 'allowPrivate'> = {
  idleMs: 2000,
  totalMs: 2000,
  maxBytes: 64 * 1024,
}

/** Calls a minute for a website's shoppers, in this process: anybody may ask, and each is a call to somebody else's server. */
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
 * Asks a service over HTTP: `GET {base}/cars/{slug}/view.json?photos_count={n}&updated_at={ts}&website_id={id}` (VDP-37). Null
 * when it does not answer in two seconds, answers with another status or with something else; that is logged in one line. Null
 * too, without a call or a line, for some seconds after it failed and once a website asked 300 times in a minute.
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
        return await withRest(base, async () => answer.parse(await fetchJson(url.href, limits)))
      } catch (error) {
        if (error instanceof Resting) return null
        const reason = error instanceof z.ZodError ? `${url.host} did not answer with views.` : String(error)
        log.warn(`no views of ${JSON.stringify(slug)}: ${reason}`)
        return null
      }
    },
  }
}
