import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_scripts_purpose" AS ENUM('necessary', 'analytics', 'support', 'marketing');
  CREATE TABLE "scripts_attributes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "scripts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"name" varchar NOT NULL,
  	"enabled" boolean DEFAULT true,
  	"src" varchar NOT NULL,
  	"purpose" "enum_scripts_purpose" NOT NULL,
  	"origins" jsonb,
  	"paths" jsonb,
  	"measured_at" timestamp(3) with time zone,
  	"file_bytes" numeric,
  	"answer_ms" numeric,
  	"measure_problem" varchar,
  	"busy_ms" numeric DEFAULT 0,
  	"busy_views" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "scripts_id" integer;
  ALTER TABLE "scripts_attributes" ADD CONSTRAINT "scripts_attributes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."scripts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "scripts" ADD CONSTRAINT "scripts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "scripts_attributes_order_idx" ON "scripts_attributes" USING btree ("_order");
  CREATE INDEX "scripts_attributes_parent_id_idx" ON "scripts_attributes" USING btree ("_parent_id");
  CREATE INDEX "scripts_tenant_idx" ON "scripts" USING btree ("tenant_id");
  CREATE INDEX "scripts_updated_at_idx" ON "scripts" USING btree ("updated_at");
  CREATE INDEX "scripts_created_at_idx" ON "scripts" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_scripts_fk" FOREIGN KEY ("scripts_id") REFERENCES "public"."scripts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_scripts_id_idx" ON "payload_locked_documents_rels" USING btree ("scripts_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "scripts_attributes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "scripts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "scripts_attributes" CASCADE;
  DROP TABLE "scripts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_scripts_fk";
  
  DROP INDEX "payload_locked_documents_rels_scripts_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "scripts_id";
  DROP TYPE "public"."enum_scripts_purpose";`)
}
