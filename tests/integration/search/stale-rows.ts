import type pg from 'pg'

const STALE = `
  WITH fresh AS (SELECT * FROM search.stock_rows((SELECT array_agg(id) FROM vehicles)))
  SELECT count(*)::int AS stale FROM (
    (TABLE fresh EXCEPT ALL TABLE search.stock) UNION ALL (TABLE search.stock EXCEPT ALL TABLE fresh)) differing`

/** The number of rows in which search.stock and a recalculation from the vehicles differ, in either direction. */
export async function staleRows(client: Pick<pg.Pool, 'query'>): Promise<number> {
  const { rows } = await client.query<{ stale: number }>(STALE)
  return rows[0]?.stale ?? -1
}
