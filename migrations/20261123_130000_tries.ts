import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** How often was tried what is limited, such as signing in: src/server/accounts/sign-in-limits.ts. No documents, so by hand. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE SCHEMA "limits";

   -- As rate-limiter-flexible fills it; "expire" is in milliseconds since 1970.
   CREATE TABLE "limits"."tries" (
  	"key" varchar(255) PRIMARY KEY,
  	"points" integer NOT NULL DEFAULT 0,
  	"expire" bigint
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP SCHEMA "limits" CASCADE`)
}
