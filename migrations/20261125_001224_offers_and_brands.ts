import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_offers_category" AS ENUM('finance', 'price', 'new', 'used', 'service', 'parts');
  CREATE TYPE "public"."enum_offers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__offers_v_version_category" AS ENUM('finance', 'price', 'new', 'used', 'service', 'parts');
  CREATE TYPE "public"."enum__offers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_brands_kind" AS ENUM('cars', 'motorcycles', 'trucks', 'caravans', 'group');
  CREATE TABLE "pages_blocks_brand_directory" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_brand_models" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"brand_id" integer,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_offers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"brand_id" integer,
  	"model_id" integer,
  	"limit" numeric,
  	"show_filters" boolean DEFAULT false,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_brand_directory" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_brand_models" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"brand_id" integer,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_offers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"brand_id" integer,
  	"model_id" integer,
  	"limit" numeric,
  	"show_filters" boolean DEFAULT false,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "offers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"name" varchar,
  	"description" varchar,
  	"price" numeric,
  	"price_note" varchar,
  	"rate" numeric,
  	"comparison_rate" numeric,
  	"warning" varchar DEFAULT 'WARNING: This comparison rate is true only for the example given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.',
  	"disclaimer" varchar,
  	"live_from" timestamp(3) with time zone,
  	"live_until" timestamp(3) with time zone,
  	"category" "enum_offers_category" DEFAULT 'new',
  	"manufacturer_id" integer,
  	"model_id" integer,
  	"image_id" integer,
  	"excluded_website_ids" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_offers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_offers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_tenant_id" integer,
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_price" numeric,
  	"version_price_note" varchar,
  	"version_rate" numeric,
  	"version_comparison_rate" numeric,
  	"version_warning" varchar DEFAULT 'WARNING: This comparison rate is true only for the example given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.',
  	"version_disclaimer" varchar,
  	"version_live_from" timestamp(3) with time zone,
  	"version_live_until" timestamp(3) with time zone,
  	"version_category" "enum__offers_v_version_category" DEFAULT 'new',
  	"version_manufacturer_id" integer,
  	"version_model_id" integer,
  	"version_image_id" integer,
  	"version_excluded_website_ids" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__offers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "brands" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"title" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"kind" "enum_brands_kind" DEFAULT 'cars' NOT NULL,
  	"make" varchar,
  	"description" varchar,
  	"new_phone" varchar,
  	"used_phone" varchar,
  	"demo_phone" varchar,
  	"logo_id" integer,
  	"banner_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "vehicle_models" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"brand_id" integer NOT NULL,
  	"override_url" varchar,
  	"intro" varchar,
  	"picture_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  DROP INDEX "tenant_slug_1_idx";
  DROP INDEX "tenant_slug_2_idx";
  DROP INDEX "tenant_slug_3_idx";
  DROP INDEX "tenant_slug_4_idx";
  ALTER TABLE "pages_blocks_stock_carousel" ADD COLUMN "model" varchar;
  ALTER TABLE "_pages_v_blocks_stock_carousel" ADD COLUMN "model" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "offers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "brands_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "vehicle_models_id" integer;
  ALTER TABLE "pages_blocks_brand_directory" ADD CONSTRAINT "pages_blocks_brand_directory_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_brand_models" ADD CONSTRAINT "pages_blocks_brand_models_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_brand_models" ADD CONSTRAINT "pages_blocks_brand_models_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_offers" ADD CONSTRAINT "pages_blocks_offers_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_offers" ADD CONSTRAINT "pages_blocks_offers_model_id_vehicle_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."vehicle_models"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_offers" ADD CONSTRAINT "pages_blocks_offers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_brand_directory" ADD CONSTRAINT "_pages_v_blocks_brand_directory_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_brand_models" ADD CONSTRAINT "_pages_v_blocks_brand_models_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_brand_models" ADD CONSTRAINT "_pages_v_blocks_brand_models_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_offers" ADD CONSTRAINT "_pages_v_blocks_offers_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_offers" ADD CONSTRAINT "_pages_v_blocks_offers_model_id_vehicle_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."vehicle_models"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_offers" ADD CONSTRAINT "_pages_v_blocks_offers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offers" ADD CONSTRAINT "offers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offers" ADD CONSTRAINT "offers_manufacturer_id_brands_id_fk" FOREIGN KEY ("manufacturer_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offers" ADD CONSTRAINT "offers_model_id_vehicle_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."vehicle_models"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offers" ADD CONSTRAINT "offers_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offers_v" ADD CONSTRAINT "_offers_v_parent_id_offers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offers_v" ADD CONSTRAINT "_offers_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offers_v" ADD CONSTRAINT "_offers_v_version_manufacturer_id_brands_id_fk" FOREIGN KEY ("version_manufacturer_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offers_v" ADD CONSTRAINT "_offers_v_version_model_id_vehicle_models_id_fk" FOREIGN KEY ("version_model_id") REFERENCES "public"."vehicle_models"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offers_v" ADD CONSTRAINT "_offers_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brands" ADD CONSTRAINT "brands_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brands" ADD CONSTRAINT "brands_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brands" ADD CONSTRAINT "brands_banner_id_media_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicle_models" ADD CONSTRAINT "vehicle_models_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicle_models" ADD CONSTRAINT "vehicle_models_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicle_models" ADD CONSTRAINT "vehicle_models_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "pages_blocks_brand_directory_order_idx" ON "pages_blocks_brand_directory" USING btree ("_order");
  CREATE INDEX "pages_blocks_brand_directory_parent_id_idx" ON "pages_blocks_brand_directory" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_brand_directory_path_idx" ON "pages_blocks_brand_directory" USING btree ("_path");
  CREATE INDEX "pages_blocks_brand_models_order_idx" ON "pages_blocks_brand_models" USING btree ("_order");
  CREATE INDEX "pages_blocks_brand_models_parent_id_idx" ON "pages_blocks_brand_models" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_brand_models_path_idx" ON "pages_blocks_brand_models" USING btree ("_path");
  CREATE INDEX "pages_blocks_brand_models_brand_idx" ON "pages_blocks_brand_models" USING btree ("brand_id");
  CREATE INDEX "pages_blocks_offers_order_idx" ON "pages_blocks_offers" USING btree ("_order");
  CREATE INDEX "pages_blocks_offers_parent_id_idx" ON "pages_blocks_offers" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_offers_path_idx" ON "pages_blocks_offers" USING btree ("_path");
  CREATE INDEX "pages_blocks_offers_brand_idx" ON "pages_blocks_offers" USING btree ("brand_id");
  CREATE INDEX "pages_blocks_offers_model_idx" ON "pages_blocks_offers" USING btree ("model_id");
  CREATE INDEX "_pages_v_blocks_brand_directory_order_idx" ON "_pages_v_blocks_brand_directory" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_brand_directory_parent_id_idx" ON "_pages_v_blocks_brand_directory" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_brand_directory_path_idx" ON "_pages_v_blocks_brand_directory" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_brand_models_order_idx" ON "_pages_v_blocks_brand_models" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_brand_models_parent_id_idx" ON "_pages_v_blocks_brand_models" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_brand_models_path_idx" ON "_pages_v_blocks_brand_models" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_brand_models_brand_idx" ON "_pages_v_blocks_brand_models" USING btree ("brand_id");
  CREATE INDEX "_pages_v_blocks_offers_order_idx" ON "_pages_v_blocks_offers" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_offers_parent_id_idx" ON "_pages_v_blocks_offers" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_offers_path_idx" ON "_pages_v_blocks_offers" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_offers_brand_idx" ON "_pages_v_blocks_offers" USING btree ("brand_id");
  CREATE INDEX "_pages_v_blocks_offers_model_idx" ON "_pages_v_blocks_offers" USING btree ("model_id");
  CREATE INDEX "offers_tenant_idx" ON "offers" USING btree ("tenant_id");
  CREATE INDEX "offers_live_until_idx" ON "offers" USING btree ("live_until");
  CREATE INDEX "offers_manufacturer_idx" ON "offers" USING btree ("manufacturer_id");
  CREATE INDEX "offers_model_idx" ON "offers" USING btree ("model_id");
  CREATE INDEX "offers_image_idx" ON "offers" USING btree ("image_id");
  CREATE INDEX "offers_updated_at_idx" ON "offers" USING btree ("updated_at");
  CREATE INDEX "offers_created_at_idx" ON "offers" USING btree ("created_at");
  CREATE INDEX "offers__status_idx" ON "offers" USING btree ("_status");
  CREATE INDEX "_offers_v_parent_idx" ON "_offers_v" USING btree ("parent_id");
  CREATE INDEX "_offers_v_version_version_tenant_idx" ON "_offers_v" USING btree ("version_tenant_id");
  CREATE INDEX "_offers_v_version_version_live_until_idx" ON "_offers_v" USING btree ("version_live_until");
  CREATE INDEX "_offers_v_version_version_manufacturer_idx" ON "_offers_v" USING btree ("version_manufacturer_id");
  CREATE INDEX "_offers_v_version_version_model_idx" ON "_offers_v" USING btree ("version_model_id");
  CREATE INDEX "_offers_v_version_version_image_idx" ON "_offers_v" USING btree ("version_image_id");
  CREATE INDEX "_offers_v_version_version_updated_at_idx" ON "_offers_v" USING btree ("version_updated_at");
  CREATE INDEX "_offers_v_version_version_created_at_idx" ON "_offers_v" USING btree ("version_created_at");
  CREATE INDEX "_offers_v_version_version__status_idx" ON "_offers_v" USING btree ("version__status");
  CREATE INDEX "_offers_v_created_at_idx" ON "_offers_v" USING btree ("created_at");
  CREATE INDEX "_offers_v_updated_at_idx" ON "_offers_v" USING btree ("updated_at");
  CREATE INDEX "_offers_v_latest_idx" ON "_offers_v" USING btree ("latest");
  CREATE INDEX "brands_tenant_idx" ON "brands" USING btree ("tenant_id");
  CREATE INDEX "brands_slug_idx" ON "brands" USING btree ("slug");
  CREATE INDEX "brands_logo_idx" ON "brands" USING btree ("logo_id");
  CREATE INDEX "brands_banner_idx" ON "brands" USING btree ("banner_id");
  CREATE INDEX "brands_updated_at_idx" ON "brands" USING btree ("updated_at");
  CREATE INDEX "brands_created_at_idx" ON "brands" USING btree ("created_at");
  CREATE UNIQUE INDEX "tenant_slug_1_idx" ON "brands" USING btree ("tenant_id","slug");
  CREATE INDEX "vehicle_models_tenant_idx" ON "vehicle_models" USING btree ("tenant_id");
  CREATE INDEX "vehicle_models_slug_idx" ON "vehicle_models" USING btree ("slug");
  CREATE INDEX "vehicle_models_brand_idx" ON "vehicle_models" USING btree ("brand_id");
  CREATE INDEX "vehicle_models_picture_idx" ON "vehicle_models" USING btree ("picture_id");
  CREATE INDEX "vehicle_models_updated_at_idx" ON "vehicle_models" USING btree ("updated_at");
  CREATE INDEX "vehicle_models_created_at_idx" ON "vehicle_models" USING btree ("created_at");
  CREATE UNIQUE INDEX "tenant_slug_2_idx" ON "vehicle_models" USING btree ("tenant_id","slug");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_offers_fk" FOREIGN KEY ("offers_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_brands_fk" FOREIGN KEY ("brands_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vehicle_models_fk" FOREIGN KEY ("vehicle_models_id") REFERENCES "public"."vehicle_models"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "tenant_slug_3_idx" ON "forms" USING btree ("tenant_id","slug");
  CREATE UNIQUE INDEX "tenant_slug_4_idx" ON "vehicles" USING btree ("tenant_id","slug");
  CREATE UNIQUE INDEX "tenant_slug_5_idx" ON "dealerships" USING btree ("tenant_id","slug");
  CREATE UNIQUE INDEX "tenant_slug_6_idx" ON "locations" USING btree ("tenant_id","slug");
  CREATE INDEX "payload_locked_documents_rels_offers_id_idx" ON "payload_locked_documents_rels" USING btree ("offers_id");
  CREATE INDEX "payload_locked_documents_rels_brands_id_idx" ON "payload_locked_documents_rels" USING btree ("brands_id");
  CREATE INDEX "payload_locked_documents_rels_vehicle_models_id_idx" ON "payload_locked_documents_rels" USING btree ("vehicle_models_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_blocks_brand_directory" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_brand_models" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_offers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_brand_directory" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_brand_models" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_offers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "offers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_offers_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "brands" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vehicle_models" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "pages_blocks_brand_directory" CASCADE;
  DROP TABLE "pages_blocks_brand_models" CASCADE;
  DROP TABLE "pages_blocks_offers" CASCADE;
  DROP TABLE "_pages_v_blocks_brand_directory" CASCADE;
  DROP TABLE "_pages_v_blocks_brand_models" CASCADE;
  DROP TABLE "_pages_v_blocks_offers" CASCADE;
  DROP TABLE "offers" CASCADE;
  DROP TABLE "_offers_v" CASCADE;
  DROP TABLE "brands" CASCADE;
  DROP TABLE "vehicle_models" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_offers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_brands_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_vehicle_models_fk";
  
  DROP INDEX "tenant_slug_3_idx";
  DROP INDEX "tenant_slug_4_idx";
  DROP INDEX "tenant_slug_5_idx";
  DROP INDEX "tenant_slug_6_idx";
  DROP INDEX "payload_locked_documents_rels_offers_id_idx";
  DROP INDEX "payload_locked_documents_rels_brands_id_idx";
  DROP INDEX "payload_locked_documents_rels_vehicle_models_id_idx";
  CREATE UNIQUE INDEX "tenant_slug_1_idx" ON "forms" USING btree ("tenant_id","slug");
  CREATE UNIQUE INDEX "tenant_slug_2_idx" ON "vehicles" USING btree ("tenant_id","slug");
  CREATE UNIQUE INDEX "tenant_slug_3_idx" ON "dealerships" USING btree ("tenant_id","slug");
  CREATE UNIQUE INDEX "tenant_slug_4_idx" ON "locations" USING btree ("tenant_id","slug");
  ALTER TABLE "pages_blocks_stock_carousel" DROP COLUMN "model";
  ALTER TABLE "_pages_v_blocks_stock_carousel" DROP COLUMN "model";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "offers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "brands_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "vehicle_models_id";
  DROP TYPE "public"."enum_offers_category";
  DROP TYPE "public"."enum_offers_status";
  DROP TYPE "public"."enum__offers_v_version_category";
  DROP TYPE "public"."enum__offers_v_version_status";
  DROP TYPE "public"."enum_brands_kind";`)
}
