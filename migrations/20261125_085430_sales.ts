import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_blocks_offers_scope" AS ENUM('all', 'brand', 'model');
  CREATE TYPE "public"."enum_pages_blocks_sale_car_type" AS ENUM('new', 'demo', 'used');
  CREATE TYPE "public"."enum__pages_v_blocks_offers_scope" AS ENUM('all', 'brand', 'model');
  CREATE TYPE "public"."enum__pages_v_blocks_sale_car_type" AS ENUM('new', 'demo', 'used');
  CREATE TABLE "pages_blocks_sale" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"live_from" timestamp(3) with time zone,
  	"live_until" timestamp(3) with time zone,
  	"car_type" "enum_pages_blocks_sale_car_type",
  	"make" varchar,
  	"model" varchar,
  	"body" varchar,
  	"dealership_name" varchar,
  	"tag" varchar,
  	"limit" numeric DEFAULT 12,
  	"terms" varchar,
  	"afterwards" varchar DEFAULT 'You missed this one. Our current offers are on the offers page, and new stock arrives every week.',
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_sales_counter" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_sale" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"live_from" timestamp(3) with time zone,
  	"live_until" timestamp(3) with time zone,
  	"car_type" "enum__pages_v_blocks_sale_car_type",
  	"make" varchar,
  	"model" varchar,
  	"body" varchar,
  	"dealership_name" varchar,
  	"tag" varchar,
  	"limit" numeric DEFAULT 12,
  	"terms" varchar,
  	"afterwards" varchar DEFAULT 'You missed this one. Our current offers are on the offers page, and new stock arrives every week.',
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_sales_counter" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  ALTER TABLE "pages_blocks_offers" ADD COLUMN "scope" "enum_pages_blocks_offers_scope" DEFAULT 'all';
  ALTER TABLE "_pages_v_blocks_offers" ADD COLUMN "scope" "enum__pages_v_blocks_offers_scope" DEFAULT 'all';
  UPDATE "pages_blocks_offers" SET "scope" = (CASE WHEN "model_id" IS NOT NULL THEN 'model' ELSE 'brand' END)::"enum_pages_blocks_offers_scope" WHERE "model_id" IS NOT NULL OR "brand_id" IS NOT NULL;
  UPDATE "_pages_v_blocks_offers" SET "scope" = (CASE WHEN "model_id" IS NOT NULL THEN 'model' ELSE 'brand' END)::"enum__pages_v_blocks_offers_scope" WHERE "model_id" IS NOT NULL OR "brand_id" IS NOT NULL;
  ALTER TABLE "pages_blocks_sale" ADD CONSTRAINT "pages_blocks_sale_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_sales_counter" ADD CONSTRAINT "pages_blocks_sales_counter_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_sale" ADD CONSTRAINT "_pages_v_blocks_sale_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_sales_counter" ADD CONSTRAINT "_pages_v_blocks_sales_counter_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_blocks_sale_order_idx" ON "pages_blocks_sale" USING btree ("_order");
  CREATE INDEX "pages_blocks_sale_parent_id_idx" ON "pages_blocks_sale" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_sale_path_idx" ON "pages_blocks_sale" USING btree ("_path");
  CREATE INDEX "pages_blocks_sales_counter_order_idx" ON "pages_blocks_sales_counter" USING btree ("_order");
  CREATE INDEX "pages_blocks_sales_counter_parent_id_idx" ON "pages_blocks_sales_counter" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_sales_counter_path_idx" ON "pages_blocks_sales_counter" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_sale_order_idx" ON "_pages_v_blocks_sale" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_sale_parent_id_idx" ON "_pages_v_blocks_sale" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_sale_path_idx" ON "_pages_v_blocks_sale" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_sales_counter_order_idx" ON "_pages_v_blocks_sales_counter" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_sales_counter_parent_id_idx" ON "_pages_v_blocks_sales_counter" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_sales_counter_path_idx" ON "_pages_v_blocks_sales_counter" USING btree ("_path");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages_blocks_sale" CASCADE;
  DROP TABLE "pages_blocks_sales_counter" CASCADE;
  DROP TABLE "_pages_v_blocks_sale" CASCADE;
  DROP TABLE "_pages_v_blocks_sales_counter" CASCADE;
  ALTER TABLE "pages_blocks_offers" DROP COLUMN "scope";
  ALTER TABLE "_pages_v_blocks_offers" DROP COLUMN "scope";
  DROP TYPE "public"."enum_pages_blocks_offers_scope";
  DROP TYPE "public"."enum_pages_blocks_sale_car_type";
  DROP TYPE "public"."enum__pages_v_blocks_offers_scope";
  DROP TYPE "public"."enum__pages_v_blocks_sale_car_type";`)
}
