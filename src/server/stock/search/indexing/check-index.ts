import type { Pool } from 'pg'
import { aliasTarget } from './collections'
import { compareDocuments, type Difference } from './compare-documents'
import { compareFacets } from './compare-facets'
import { countDocuments } from './count-documents'
import { diagnose } from './repair-index'
import type { SearchIndex } from './search-index'

export interface TenantCheck {
  readonly tenant: string
  readonly vehicles: number
  readonly documents: number
  /** Vehicles that are not in the index because the server refuses their document. */
  readonly setAside: number
  readonly differing: Readonly<Record<Difference, number>>
  readonly facets: readonly string[]
}

export interface IndexCheck {
  /** Null when no index of this version is up to date. */
  readonly collection: string | null
  readonly tenants: readonly TenantCheck[]
  readonly differing: readonly number[]
}

interface Stock {
  id: number
  slug: string
  vehicles: number
  setAside: number
}

async function readStock(pool: Pool): Promise<readonly Stock[]> {
  const { rows } = await pool.query<Stock>(
    `SELECT t.id, t.slug, count(v.id)::int AS vehicles, count(s.vehicle_id)::int AS "setAside"
     FROM tenants t LEFT JOIN vehicles v ON v.tenant_id = t.id LEFT JOIN search.set_aside s ON s.vehicle_id = v.id
     GROUP BY t.id ORDER BY t.slug`,
  )
  return rows
}

export const isIndexCorrect = ({ collection, tenants, differing }: IndexCheck) =>
  collection !== null && differing.length === 0 && tenants.every(({ facets }) => facets.length === 0)

/**
 * Compares every document with its vehicle, and each tenant's facet counts with SQL's. Waiting changes and rows written meanwhile
 * do not count as differences.
 */
export async function checkIndex(pool: Pool, index: SearchIndex): Promise<IndexCheck> {
  const problem = await diagnose(pool, index)
  const collection = problem === null || problem === 'other documents' ? await aliasTarget(index) : null
  if (!collection) return { collection, tenants: [], differing: [] }
  const differing = await compareDocuments(pool, index, collection)
  const stock = await readStock(pool)
  const ids = stock.map(({ id }) => id)
  const documents = await countDocuments(index.client, collection, ids)
  const tenants: TenantCheck[] = []
  for (const { id, slug, vehicles, setAside } of stock) {
    const count = (difference: Difference) =>
      differing.filter((each) => each.tenant === id && each.difference === difference).length
    tenants.push({
      tenant: slug,
      vehicles,
      documents: documents.get(id) ?? 0,
      setAside,
      differing: { missing: count('missing'), stale: count('stale'), 'left over': count('left over') },
      facets: setAside > 0 ? [] : await compareFacets(pool, index, id),
    })
  }
  return { collection, tenants, differing: differing.map(({ id }) => id) }
}
