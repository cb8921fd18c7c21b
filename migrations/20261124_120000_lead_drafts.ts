import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What was typed into a form without JavaScript and refused (src/server/leads/drafts.ts). No documents, so by hand. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE SCHEMA IF NOT EXISTS "leads";

   -- For an hour, for the browser that has the token. Only the token's hash is stored.
   CREATE TABLE "leads"."drafts" (
  	"token_hash" text PRIMARY KEY,
  	"tenant_id" integer NOT NULL REFERENCES "public"."tenants"("id") ON DELETE CASCADE,
  	"form_key" text NOT NULL,
  	"values" jsonb NOT NULL,
  	"problems" jsonb NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
   CREATE INDEX "drafts_created_at" ON "leads"."drafts" ("created_at");
   CREATE INDEX "drafts_tenant" ON "leads"."drafts" ("tenant_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "leads"."drafts"`)
}
