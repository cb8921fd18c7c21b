import type { Popup } from '@/domain/popups/popup'
import { database } from '../clients/database'

type Placed = Pick<Popup, 'id' | 'title' | 'paths' | 'carTypes'>

/** A website's popups that are live at `now`, newest first, with the fields that decide which one opens. */
export async function readLivePopups(tenantId: number, now: Date): Promise<Placed[]> {
  const { rows } = await database().query<Placed>(
    `SELECT id, title, CASE WHEN jsonb_typeof(paths) = 'array' THEN paths ELSE '[]'::jsonb END AS paths,
       ARRAY(SELECT value::text FROM popups_car_types WHERE parent_id = popups.id) AS "carTypes" FROM popups
     WHERE tenant_id = $1 AND (start_date IS NULL OR start_date <= $2::timestamptz)
       AND (expiry_date IS NULL OR expiry_date > $2::timestamptz) ORDER BY id DESC LIMIT 20`,
    [tenantId, now],
  )
  return rows
}
