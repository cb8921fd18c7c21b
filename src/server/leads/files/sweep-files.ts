import type { Pool } from 'pg'
import { uploadStore } from '../../uploads/configured-store'
import { storedAt } from './store-files'

const DAY_MS = 86_400_000

/** Names without a lead. Another column's content is never taken for a list of files. */
const WITHOUT_LEAD = `
  SELECT name FROM unnest($1::text[]) AS name
  EXCEPT
  SELECT file->>'key' FROM leads,
    jsonb_array_elements(CASE WHEN jsonb_typeof(files) = 'array' THEN files ELSE '[]' END) AS file
  WHERE files IS NOT NULL`

/**
 * Removes files that were stored over a day ago for a lead that was never committed, because the server was killed in between. Returns how
 * many.
 */
export async function sweepLeadFiles(pool: Pool, now: Date): Promise<number> {
  const old = (await uploadStore().list('leads')).filter((name) => {
    const at = storedAt(name)
    return at !== null && now.getTime() - at > DAY_MS
  })
  if (old.length === 0) return 0
  const { rows } = await pool.query<{ name: string }>(WITHOUT_LEAD, [old])
  for (const { name } of rows) await uploadStore().remove('leads', name)
  return rows.length
}
