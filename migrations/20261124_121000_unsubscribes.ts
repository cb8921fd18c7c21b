import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Who agreed to marketing mail, and who unsubscribed (src/server/leads/subscriptions). No documents, so by hand. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE SCHEMA IF NOT EXISTS "leads";

   -- "person_key" is a keyed hash of the address: it stays when the address is erased, so that an unsubscribed person stays so.
   CREATE TABLE "leads"."subscriptions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  	"tenant_id" integer NOT NULL REFERENCES "public"."tenants"("id") ON DELETE CASCADE,
  	"person_key" text NOT NULL,
  	"email" text,
  	"lead_id" integer REFERENCES "public"."leads"("id") ON DELETE SET NULL,
  	"consent_text" text,
  	"consented_at" timestamp(3) with time zone,
  	"unsubscribed_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	UNIQUE ("tenant_id", "person_key")
  );
  CREATE INDEX ON "leads"."subscriptions" ("lead_id");
  CREATE INDEX ON "leads"."subscriptions" (lower("email"));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "leads"."subscriptions"`)
}
