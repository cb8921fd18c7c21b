import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_promos_car_types" AS ENUM('new', 'used', 'demo');
  CREATE TYPE "public"."enum_promos_kind" AS ENUM('warranty', 'videoCall', 'tradeIn', 'freight', 'finance', 'other');
  CREATE TYPE "public"."enum_landing_texts_intro_place" AS ENUM('above', 'below');
  CREATE TABLE "promos_car_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_promos_car_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "promos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"image_id" integer NOT NULL,
  	"alt" varchar,
  	"link_label" varchar NOT NULL,
  	"link_href" varchar NOT NULL,
  	"start_date" timestamp(3) with time zone,
  	"expiry_date" timestamp(3) with time zone,
  	"shuffle" boolean DEFAULT false,
  	"kind" "enum_promos_kind" DEFAULT 'other' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "promos_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "landing_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"path" varchar NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"intro" jsonb,
  	"intro_place" "enum_landing_texts_intro_place" DEFAULT 'below' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "promos_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "landing_texts_id" integer;
  ALTER TABLE "promos_car_types" ADD CONSTRAINT "promos_car_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promos" ADD CONSTRAINT "promos_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promos" ADD CONSTRAINT "promos_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promos_numbers" ADD CONSTRAINT "promos_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_texts" ADD CONSTRAINT "landing_texts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "promos_car_types_order_idx" ON "promos_car_types" USING btree ("order");
  CREATE INDEX "promos_car_types_parent_idx" ON "promos_car_types" USING btree ("parent_id");
  CREATE INDEX "promos_tenant_idx" ON "promos" USING btree ("tenant_id");
  CREATE INDEX "promos_image_idx" ON "promos" USING btree ("image_id");
  CREATE INDEX "promos_expiry_date_idx" ON "promos" USING btree ("expiry_date");
  CREATE INDEX "promos_updated_at_idx" ON "promos" USING btree ("updated_at");
  CREATE INDEX "promos_created_at_idx" ON "promos" USING btree ("created_at");
  CREATE INDEX "promos_numbers_order_parent_idx" ON "promos_numbers" USING btree ("order","parent_id");
  CREATE INDEX "landing_texts_tenant_idx" ON "landing_texts" USING btree ("tenant_id");
  CREATE INDEX "landing_texts_path_idx" ON "landing_texts" USING btree ("path");
  CREATE INDEX "landing_texts_updated_at_idx" ON "landing_texts" USING btree ("updated_at");
  CREATE INDEX "landing_texts_created_at_idx" ON "landing_texts" USING btree ("created_at");
  CREATE UNIQUE INDEX "tenant_path_1_idx" ON "landing_texts" USING btree ("tenant_id","path");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_promos_fk" FOREIGN KEY ("promos_id") REFERENCES "public"."promos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_landing_texts_fk" FOREIGN KEY ("landing_texts_id") REFERENCES "public"."landing_texts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_promos_id_idx" ON "payload_locked_documents_rels" USING btree ("promos_id");
  CREATE INDEX "payload_locked_documents_rels_landing_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("landing_texts_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "promos_car_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "promos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "promos_numbers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "landing_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "promos_car_types" CASCADE;
  DROP TABLE "promos" CASCADE;
  DROP TABLE "promos_numbers" CASCADE;
  DROP TABLE "landing_texts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_promos_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_landing_texts_fk";
  
  DROP INDEX "payload_locked_documents_rels_promos_id_idx";
  DROP INDEX "payload_locked_documents_rels_landing_texts_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "promos_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "landing_texts_id";
  DROP TYPE "public"."enum_promos_car_types";
  DROP TYPE "public"."enum_promos_kind";
  DROP TYPE "public"."enum_landing_texts_intro_place";`)
}
