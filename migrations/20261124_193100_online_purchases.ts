import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Online purchases that are under way. Written by hand: they are nobody's record yet. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "payments"."journeys" (
  	"id" serial PRIMARY KEY,
  	"tenant_id" integer NOT NULL REFERENCES "tenants" ("id") ON DELETE CASCADE,
  	"vehicle_id" integer NOT NULL REFERENCES "vehicles" ("id") ON DELETE CASCADE,
  	"public_id" varchar NOT NULL UNIQUE,
  	"answers" jsonb NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
   );
   CREATE INDEX "journeys_updated_at" ON "payments"."journeys" ("updated_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "payments"."journeys";`)
}
