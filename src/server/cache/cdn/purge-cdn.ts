import { z } from 'zod'
import { env } from '@/env'
import { FetchFailed } from '@/server/upstream/fetch-failed'
import { fetchJson, postJson } from '@/server/upstream/fetch-json'
import { cdnTag } from './cdn-tags.mjs'

export interface Cdn {
  readonly kind: 'cloudflare' | 'fastly' | 'webhook'
  readonly url: string
  readonly token?: string
}

/** In milliseconds. A CDN normally answers within a second. */
const TOTAL_MS = 10_000

/** The operator sets the URL, which may be in the same network. */
const LIMITS = { allowPrivate: true, idleMs: 5000, totalMs: TOTAL_MS, maxBytes: 65_536 }

/** Cloudflare's limit was 30 tags a call before it became 100; Fastly's is 256. */
export const TAGS_IN_A_CALL: Readonly<Record<Cdn['kind'], number>> = {
  cloudflare: 30,
  fastly: 250,
  webhook: 500,
}

export function configuredCdn(): Cdn | null {
  const { CDN_PURGE: kind, CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token } = env()
  return kind && url ? { kind, url, token } : null
}

const done = z.object({ success: z.literal(true) })
/** Fastly answers with an id for each purged key. */
const started = z.record(z.string(), z.unknown())

/** Purges every page that has one of these cache tags. Throws a `FetchFailed` when the CDN does not confirm the purge. */
export async function purgeCdn({ kind, url, token }: Cdn, tags: readonly string[], limits = LIMITS) {
  const names = tags.map(cdnTag)
  const bearer = token === undefined ? undefined : { authorization: `Bearer ${token}` }
  if (kind === 'webhook') return postJson(url, limits, { tags: names }, bearer)
  const answer =
    kind === 'cloudflare'
      ? await fetchJson(url, limits, { tags: names }, bearer)
      : await fetchJson(url, limits, { surrogate_keys: names }, { 'fastly-key': token ?? '' })
  if ((kind === 'cloudflare' ? done : started).safeParse(answer).success) return
  throw new FetchFailed(`${new URL(url).host} did not confirm the purge.`, true)
}
