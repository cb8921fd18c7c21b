import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Saved searches with alerts, and notices about watched vehicles. No documents, so by hand. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   -- "asked" is the search as it was understood when it was saved (src/server/shoppers/alerts). Vehicles with an id above
   -- "after_id" are new since then.
   CREATE TABLE "shopper"."searches" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  	"shopper_id" integer NOT NULL REFERENCES "public"."shoppers"("id") ON DELETE CASCADE,
  	"tenant_id" integer NOT NULL REFERENCES "public"."tenants"("id") ON DELETE CASCADE,
  	"address" text NOT NULL,
  	"name" text NOT NULL,
  	"asked" jsonb NOT NULL,
  	"alert" text NOT NULL CHECK ("alert" IN ('off', 'now', 'daily', 'weekly')),
  	"after_id" integer NOT NULL,
  	"checked_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	UNIQUE ("shopper_id", "tenant_id", "address")
  );
   CREATE INDEX "searches_tenant" ON "shopper"."searches" ("tenant_id") WHERE "alert" <> 'off';

   -- Vehicles that were mailed, each once for a search.
   CREATE TABLE "shopper"."told" (
  	"search_id" uuid NOT NULL REFERENCES "shopper"."searches"("id") ON DELETE CASCADE,
  	"vehicle_id" integer NOT NULL REFERENCES "public"."vehicles"("id") ON DELETE CASCADE,
  	PRIMARY KEY ("search_id", "vehicle_id")
  );
   CREATE INDEX "told_vehicle" ON "shopper"."told" ("vehicle_id");

   -- Whether a shopper gets mail about watched vehicles. The id is in the links that stop it.
   CREATE TABLE "shopper"."notices" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  	"shopper_id" integer NOT NULL REFERENCES "public"."shoppers"("id") ON DELETE CASCADE,
  	"tenant_id" integer NOT NULL REFERENCES "public"."tenants"("id") ON DELETE CASCADE,
  	"stopped_at" timestamp(3) with time zone,
  	UNIQUE ("shopper_id", "tenant_id")
  );
   CREATE INDEX "notices_tenant" ON "shopper"."notices" ("tenant_id");

   -- The link that stops mails of this kind with one click (RFC 8058).
   ALTER TABLE "leads"."mails" ADD COLUMN "unsubscribe" text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads"."mails" DROP COLUMN "unsubscribe";
   DROP TABLE "shopper"."notices", "shopper"."told", "shopper"."searches"`)
}
