import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What a CDN has not been told yet to forget (src/server/cdn). No documents, so by hand. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE SCHEMA "cdn";

   -- Cache tags that expired, up to 20 a row. Writers only ever add to it, so they never wait for one another.
   CREATE TABLE "cdn"."outbox" (
  	"id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  	"tags" text[] NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP SCHEMA "cdn" CASCADE`)
}
