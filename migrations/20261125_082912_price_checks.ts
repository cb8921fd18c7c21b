import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "price_checks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"vehicles" numeric,
  	"pages" numeric,
  	"errors" numeric,
  	"offers" numeric,
  	"problems" jsonb,
  	"differences" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "price_checks" ADD CONSTRAINT "price_checks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "price_checks_tenant_idx" ON "price_checks" USING btree ("tenant_id");
  CREATE INDEX "price_checks_updated_at_idx" ON "price_checks" USING btree ("updated_at");
  CREATE INDEX "price_checks_created_at_idx" ON "price_checks" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "price_checks" CASCADE;`)
}
