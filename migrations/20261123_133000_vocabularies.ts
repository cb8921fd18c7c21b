import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What each website's search texts are understood with, as the worker read it last (docs/stock-search.md). Written by hand. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "search"."vocabularies" (
  	"tenant_id" integer PRIMARY KEY REFERENCES "public"."tenants" ("id") ON DELETE CASCADE,
  	"stamp" uuid NOT NULL DEFAULT gen_random_uuid(),
  	"vocabulary" jsonb NOT NULL
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "search"."vocabularies"`)
}
