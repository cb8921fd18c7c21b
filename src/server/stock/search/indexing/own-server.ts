import type { Pool } from 'pg'
import type { Client } from 'typesense'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { log } from '@/server/log/log.mjs'
import { countVehicles, MOST_WAITING } from './count-documents'

/** How long an answer holds, in milliseconds. A change that came between two counts makes a no that is soon looked at again. */
const YES_HOLDS_MS = 60_000
const NO_HOLDS_MS = 5000

/** A server that takes longer is searched, and says so itself. */
const PATIENCE_MS = 2000

/** One search's answer; whatever of it a server does not say cannot be held against it. */
interface Counted {
  readonly found?: number
  readonly request_params?: { readonly collection_name?: string }
}

interface OwnServer {
  /** With the website's own host and key. */
  readonly client: Client
  readonly alias: string
  readonly site: Pick<TenantContext, 'id' | 'slug'>
}

async function readCollection(pool: Pool, alias: string): Promise<string | null> {
  const { rows } = await pool.query<{ collection: string | null }>(
    'SELECT collection FROM search.index_state WHERE alias = $1',
    [alias],
  )
  return rows[0]?.collection ?? null
}

async function countThere({ client, alias, site }: OwnServer, without: readonly number[]): Promise<Counted> {
  const others = without.length > 0 ? ` && vehicle:!=[${without.join(',')}]` : ''
  const search = { collection: alias, q: '*', filter_by: `tenant:=${site.id}${others}`, per_page: 0 }
  const abortSignal = AbortSignal.timeout(PATIENCE_MS)
  const { results } = await client.multiSearch.perform({ searches: [search] }, {}, { abortSignal })
  return (results[0] ?? {}) as Counted
}

/** What is wrong with a website's own server, in words; null when it searches the platform's index, as far as can be told. */
async function objection(pool: Pool, own: OwnServer): Promise<string | null> {
  const { byTenant, waiting } = await countVehicles(pool)
  const collection = await readCollection(pool, own.alias)
  const { found, request_params } = await countThere(own, waiting)
  if (found === undefined) return 'has no such index'
  const searched = request_params?.collection_name
  if (searched !== undefined && searched !== collection) return `searches another index (${searched})`
  const vehicles = byTenant.get(own.site.id) ?? 0
  if (waiting.length === MOST_WAITING || found === vehicles) return null
  return `finds ${found} of its ${vehicles} vehicles`
}

/**
 * A question that may be asked before every search on a website's own search server (SEARCH-35): is what it searches the
 * platform's index, with all of the website's vehicles? A server outside the platform's is filled by nobody, and a key may
 * find another website's vehicles alone: either would say that there is no stock, and nobody would notice. Looked at once a
 * minute; a no is logged. Yes for a server that cannot be asked, which fails the search as well. Never rejects.
 */
export function createOwnServerCheck(pool: Pool, own: OwnServer): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined
  let holdsUntil = Number.NEGATIVE_INFINITY
  async function look(): Promise<boolean> {
    const wrong = await objection(pool, own).catch(() => null)
    if (wrong === null) return true
    holdsUntil = performance.now() + NO_HOLDS_MS
    log.warn(`stock search: the own search server of ${own.site.slug} ${wrong}`)
    return false
  }
  return () => {
    if (answer && performance.now() < holdsUntil) return answer
    holdsUntil = performance.now() + YES_HOLDS_MS
    answer = look()
    return answer
  }
}
