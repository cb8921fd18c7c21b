import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_finance_providers_eligibility_rule" AS ENUM('A', 'B', 'C', 'D');
  CREATE TYPE "public"."enum_finance_providers_rounding" AS ENUM('nearest', 'up', 'nearestCent', 'none');
  CREATE TABLE "finance_providers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"name" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"rate" numeric,
  	"comparison_rate" numeric,
  	"warning" varchar DEFAULT 'WARNING: This comparison rate is true only for the example given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.' NOT NULL,
  	"example_amount" numeric DEFAULT 30000 NOT NULL,
  	"example_term_years" numeric DEFAULT 5 NOT NULL,
  	"example_deposit_percent" numeric DEFAULT 0 NOT NULL,
  	"example_final_payment_percent" numeric DEFAULT 0 NOT NULL,
  	"min_rate" numeric,
  	"max_rate" numeric,
  	"eligibility_rule" "enum_finance_providers_eligibility_rule",
  	"min_amount" numeric,
  	"establishment_fee" numeric,
  	"monthly_fee" numeric DEFAULT 0 NOT NULL,
  	"rounding" "enum_finance_providers_rounding",
  	"final_payment" numeric DEFAULT 0 NOT NULL,
  	"disclaimer" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "finance_providers_id" integer;
  ALTER TABLE "finance_providers" ADD CONSTRAINT "finance_providers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "finance_providers_tenant_idx" ON "finance_providers" USING btree ("tenant_id");
  CREATE INDEX "finance_providers_key_idx" ON "finance_providers" USING btree ("key");
  CREATE INDEX "finance_providers_updated_at_idx" ON "finance_providers" USING btree ("updated_at");
  CREATE INDEX "finance_providers_created_at_idx" ON "finance_providers" USING btree ("created_at");
  CREATE UNIQUE INDEX "tenant_key_idx" ON "finance_providers" USING btree ("tenant_id","key");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_finance_providers_fk" FOREIGN KEY ("finance_providers_id") REFERENCES "public"."finance_providers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_finance_providers_id_idx" ON "payload_locked_documents_rels" USING btree ("finance_providers_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "finance_providers" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "finance_providers" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_finance_providers_fk";
  
  DROP INDEX "payload_locked_documents_rels_finance_providers_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "finance_providers_id";
  DROP TYPE "public"."enum_finance_providers_eligibility_rule";
  DROP TYPE "public"."enum_finance_providers_rounding";`)
}
