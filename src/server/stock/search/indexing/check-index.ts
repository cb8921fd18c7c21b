import type { Pool } from 'pg'
import { aliasTarget } from './collections'
import { compareDocuments, type Difference } from './compare-documents'
import { compareFacets } from './compare-facets'
import { countDocuments } from './count-documents'
import { diagnose } from './heal'
import type { SearchIndex } from './search-index'

/** What a tenant's part of the index holds, beside what is stored. */
export interface TenantCheck {
  readonly tenant: string
  readonly vehicles: number
  readonly documents: number
  /** Vehicles whose document the server refuses: they are not in the index. */
  readonly setAside: number
  readonly differing: Readonly<Record<Difference, number>>
  /** Facets that are counted otherwise than by SQL. */
  readonly facets: readonly string[]
}

export interface IndexCheck {
  /** Null when there is no index of this version that has had every change. */
  readonly collection: string | null
  readonly tenants: readonly TenantCheck[]
  /** Ids of the vehicles whose document is not what it should be. */
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

/** Whether a check found nothing wrong. */
export const isRight = ({ collection, tenants, differing }: IndexCheck) =>
  collection !== null && differing.length === 0 && tenants.every(({ facets }) => facets.length === 0)

/**
 * Compares the index with what is stored: every document with the vehicle's own record, and each tenant's facet counts with
 * those that SQL gives. Changes that wait are not counted as differences, and what is written meanwhile is not either.
 */
export async function checkIndex(pool: Pool, index: SearchIndex): Promise<IndexCheck> {
  const ailment = await diagnose(pool, index)
  const collection = ailment === null || ailment === 'other documents' ? await aliasTarget(index) : null
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
