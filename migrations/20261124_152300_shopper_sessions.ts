import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What belongs to shoppers' accounts and no API reads (src/server/shoppers). No documents, so by hand. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE SCHEMA "shopper";

   -- In the format of src/server/accounts/stored-password.ts. An account without a row signs in with codes only.
   CREATE TABLE "shopper"."passwords" (
  	"shopper_id" integer PRIMARY KEY REFERENCES "public"."shoppers"("id") ON DELETE CASCADE,
  	"hash" text NOT NULL,
  	"salt" text NOT NULL,
  	"changed_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

   -- Of one website each, also where accounts are shared. Only the hash of the cookie's token is stored.
   CREATE TABLE "shopper"."sessions" (
  	"token_hash" text PRIMARY KEY,
  	"shopper_id" integer NOT NULL REFERENCES "public"."shoppers"("id") ON DELETE CASCADE,
  	"tenant_id" integer NOT NULL REFERENCES "public"."tenants"("id") ON DELETE CASCADE,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
   CREATE INDEX "sessions_shopper" ON "shopper"."sessions" ("shopper_id");
   CREATE INDEX "sessions_tenant" ON "shopper"."sessions" ("tenant_id");
   CREATE INDEX "sessions_expires" ON "shopper"."sessions" ("expires_at");

   -- Codes that were sent, each for one browser. "shopper_id" is set for a number's code, and "email" for an address's.
   CREATE TABLE "shopper"."codes" (
  	"token_hash" text PRIMARY KEY,
  	"tenant_id" integer NOT NULL REFERENCES "public"."tenants"("id") ON DELETE CASCADE,
  	"shopper_id" integer REFERENCES "public"."shoppers"("id") ON DELETE CASCADE,
  	"email" text,
  	"phone" text,
  	"code_hash" text NOT NULL,
  	"tries" integer DEFAULT 0 NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
   CREATE INDEX "codes_shopper" ON "shopper"."codes" ("shopper_id");
   CREATE INDEX "codes_tenant" ON "shopper"."codes" ("tenant_id");
   CREATE INDEX "codes_expires" ON "shopper"."codes" ("expires_at");

   -- "price" and "status" are those of the last notice, so that each change is told once.
   CREATE TABLE "shopper"."watchlist" (
  	"shopper_id" integer NOT NULL REFERENCES "public"."shoppers"("id") ON DELETE CASCADE,
  	"tenant_id" integer NOT NULL REFERENCES "public"."tenants"("id") ON DELETE CASCADE,
  	"vehicle_id" integer NOT NULL REFERENCES "public"."vehicles"("id") ON DELETE CASCADE,
  	"price" numeric,
  	"status" text,
  	"saved_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	PRIMARY KEY ("shopper_id", "tenant_id", "vehicle_id")
  );
   CREATE INDEX "watchlist_tenant" ON "shopper"."watchlist" ("tenant_id");
   CREATE INDEX "watchlist_vehicle" ON "shopper"."watchlist" ("vehicle_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP SCHEMA "shopper" CASCADE`)
}
