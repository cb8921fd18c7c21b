import { z } from 'zod'
import { log } from '../../log/log.mjs'
import { FetchFailed } from '../../upstream/fetch-failed'
import { fetchJson } from '../../upstream/fetch-json'
import type { FetchLimits } from '../../upstream/open-address'
import type { SimilarIds } from './similar-ids'

/** Short limits, because a page waits for the answer. */
export const similarIdsLimits: Omit<FetchLimits, 'allowPrivate'> = {
  idleMs: 1500,
  totalMs: 1500,
  maxBytes: 64 * 1024,
}

const MOST = 50

/** A vehicle id of the platform, as a number or as text, up to ten digits. */
const id = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^[1-9]\d{0,9}$/))
const list = z.array(id.nullable().catch(null)).max(1000)
const answer = z.union([list, z.object({ ids: list }).transform(({ ids }) => ids)])

/**
 * `GET {address}?slug={slug}` answers `["123", …]` or `{ "ids": [123, …] }`. Invalid ids are skipped. A failure or an answer
 * after 1.5 seconds is logged in one line and gives no ids (SIM-09, SIM-10).
 */
export function httpSimilarIds(address: string, limits: FetchLimits): SimilarIds {
  return {
    async find({ slug }) {
      const url = new URL(address)
      url.searchParams.set('slug', slug)
      try {
        const ids = answer.safeParse(await fetchJson(url.href, limits))
        if (!ids.success) throw new FetchFailed(`${url.host} did not answer with ids.`, false)
        return [...new Set(ids.data.filter((each) => each !== null))].slice(0, MOST)
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        log.warn(`no similar ids for ${JSON.stringify(slug)}: ${reason}`)
        return []
      }
    },
  }
}
