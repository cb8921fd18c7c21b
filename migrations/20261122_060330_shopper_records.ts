import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Staff's decisions about one vehicle, and what the server notes of shoppers without knowing who they are: looks at a
 * vehicle's page and telephone numbers that were asked for. The notes are no documents: a schema of their own, by hand.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "vehicles" ADD COLUMN "staff_no_checkout" boolean DEFAULT false;
   ALTER TABLE "vehicles" ADD COLUMN "staff_no_trade_in" boolean DEFAULT false;

   CREATE SCHEMA "notes";

   CREATE TABLE "notes"."vehicle_views" (
  	"vehicle_id" integer PRIMARY KEY REFERENCES "vehicles" ("id") ON DELETE CASCADE,
  	"views" integer NOT NULL
  );

   CREATE TABLE "notes"."phone_reveals" (
  	"id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  	"tenant_id" integer NOT NULL REFERENCES "tenants" ("id") ON DELETE CASCADE,
  	"vehicle_id" integer NOT NULL REFERENCES "vehicles" ("id") ON DELETE CASCADE,
  	"dealership_id" integer,
  	"website_id" varchar NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL
  );
   CREATE INDEX "phone_reveals_recent" ON "notes"."phone_reveals" ("tenant_id", "created_at");
   CREATE INDEX "phone_reveals_vehicle" ON "notes"."phone_reveals" ("vehicle_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP SCHEMA "notes" CASCADE;
   ALTER TABLE "vehicles" DROP COLUMN "staff_no_checkout";
   ALTER TABLE "vehicles" DROP COLUMN "staff_no_trade_in";`)
}
