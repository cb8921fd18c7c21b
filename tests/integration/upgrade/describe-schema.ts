import type { Pool } from 'pg'

const LINES = `
  SELECT format('%s.%s %s %s %s', table_name, column_name, udt_name, is_nullable, column_default) AS line
  FROM information_schema.columns WHERE table_schema = 'public' AND NOT (table_name = 'vehicles' AND column_name IN ('held_until', 'feed_reserved'))
  UNION ALL
  SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' AND indexdef NOT LIKE '%USING gist%' AND indexdef !~ ' WHERE |upper[(]'
  UNION ALL
  SELECT format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
  FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'x'
  UNION ALL
  SELECT format('%s: %s', typname, (SELECT string_agg(enumlabel, ', ' ORDER BY enumsortorder) FROM pg_enum WHERE enumtypid = t.oid))
  FROM pg_type t WHERE typtype = 'e' AND typnamespace = 'public'::regnamespace`

/**
 * The application's schema as sorted lines: columns, indexes, constraints and enumerations. The order of columns
 * is ignored. Left out is what migrations write by hand, because Payload cannot declare it: exclusion constraints and their
 * indexes, indexes with a condition or an expression, and the columns that only the triggers of reservations write.
 */
export async function describeSchema(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(LINES)
  return rows.map(({ line }) => line).sort()
}
