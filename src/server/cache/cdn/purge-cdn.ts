import { z } from 'zod'
import { env } from '@/env'
import { FetchFailed } from '@/server/upstream/fetch-failed'
import { fetchJson, postJson } from '@/server/upstream/fetch-json'
import { cdnTag } from './cdn-tags.mjs'

/** What forgets its copies of pages when it is told their tags. */
export interface Cdn {
  readonly kind: 'cloudflare' | 'fastly' | 'webhook'
  readonly url: string
  readonly token?: string
}

/** A call to a CDN takes less than a second. */
const TOTAL_MS = 10_000

/** The operator names the address, which may be one of the same network. */
const limits = { allowPrivate: true, idleMs: 5000, totalMs: TOTAL_MS, maxBytes: 65_536 }

/** Cloudflare took 30 tags in a call before it took 100; Fastly takes 256. */
export const TAGS_IN_A_CALL: Readonly<Record<Cdn['kind'], number>> = {
  cloudflare: 30,
  fastly: 250,
  webhook: 500,
}

/** The CDN that the environment names; null for none. */
export function configuredCdn(): Cdn | null {
  const { CDN_PURGE: kind, CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token } = env()
  return kind && url ? { kind, url, token } : null
}

const done = z.object({ success: z.literal(true) })
/** Fastly names each purge by its key. */
const started = z.record(z.string(), z.unknown())

/** Has a CDN forget every page that has one of these cache tags. Throws a `FetchFailed` when it did not say that it will. */
export async function purgeCdn({ kind, url, token }: Cdn, tags: readonly string[], patience = limits) {
  const names = tags.map(cdnTag)
  const bearer = token === undefined ? undefined : { authorization: `Bearer ${token}` }
  if (kind === 'webhook') return postJson(url, patience, { tags: names }, bearer)
  const answer =
    kind === 'cloudflare'
      ? await fetchJson(url, patience, { tags: names }, bearer)
      : await fetchJson(url, patience, { surrogate_keys: names }, { 'fastly-key': token ?? '' })
  if ((kind === 'cloudflare' ? done : started).safeParse(answer).success) return
  throw new FetchFailed(`${new URL(url).host} did not say that it purges.`, true)
}
