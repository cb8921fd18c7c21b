import type { Pool } from 'pg'
import type { Client } from 'typesense'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { log } from '@/server/log/log.mjs'
import { countVehicles, MAX_WAITING } from './count-documents'

/** Milliseconds that an answer is cached. A change between the two counts can cause a false no, so a no expires sooner. */
const YES_HOLDS_MS = 60_000
const NO_HOLDS_MS = 5000

/** Milliseconds to wait for the server. A slower server passes the check, and its searches time out by themselves. */
const PATIENCE_MS = 2000

/** One search's answer. Fields that a server leaves out are not checked. */
interface Counted {
  readonly found?: number
  readonly request_params?: { readonly collection_name?: string }
}

interface OwnServer {
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

/** Null when the server seems to search the platform's index. */
async function objection(pool: Pool, own: OwnServer): Promise<string | null> {
  const { byTenant, waiting } = await countVehicles(pool)
  const collection = await readCollection(pool, own.alias)
  const { found, request_params } = await countThere(own, waiting)
  if (found === undefined) return 'has no such index'
  const searched = request_params?.collection_name
  if (searched !== undefined && searched !== collection) return `searches another index (${searched})`
  const vehicles = byTenant.get(own.site.id) ?? 0
  if (waiting.length === MAX_WAITING || found === vehicles) return null
  return `finds ${found} of its ${vehicles} vehicles`
}

/**
 * Checks that a website's own search server (SEARCH-35) searches the platform's index, with all of the website's vehicles. A
 * foreign server, or a key limited to another website, would silently show an empty stock. Checked once a minute, or after five
 * seconds when the last check failed, which is logged. True for an unreachable server, because its searches fail by themselves.
 * Never rejects.
 */
export function createOwnServerCheck(pool: Pool, own: OwnServer): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined
  let holdsUntil = Number.NEGATIVE_INFINITY
  async function check(): Promise<boolean> {
    const wrong = await objection(pool, own).catch(() => null)
    if (wrong === null) return true
    holdsUntil = performance.now() + NO_HOLDS_MS
    log.warn(`stock search: the search server of ${own.site.slug} ${wrong}`)
    return false
  }
  return () => {
    if (answer && performance.now() < holdsUntil) return answer
    holdsUntil = performance.now() + YES_HOLDS_MS
    answer = check()
    return answer
  }
}
