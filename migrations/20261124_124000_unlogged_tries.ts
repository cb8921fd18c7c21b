import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A count is not worth a wait for the disk in every form that is sent. After a crash of PostgreSQL, the limits start again. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "limits"."tries" SET UNLOGGED`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "limits"."tries" SET LOGGED`)
}
