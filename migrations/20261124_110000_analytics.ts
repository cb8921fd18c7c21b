import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The schema of page views and phone reveals gets the name of its folder, src/server/analytics. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER SCHEMA "notes" RENAME TO "analytics"`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER SCHEMA "analytics" RENAME TO "notes"`)
}
