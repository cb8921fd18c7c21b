import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * A website keeps the colours it had, or was shown in where it had none, and its logo where its header shows it: there are
 * two now, for light and for dark grounds. Throttle's header is dark; Marque's has the brand colour, and counts as dark where
 * white text reads on it (WCAG contrast 4.5, so a luminance of 0.1833 at most).
 */
const keepColoursAndLogos = sql`
  WITH "sites" AS (
    SELECT t."id", t."name", t."template", c."logo_id",
      CASE WHEN t."theme_brand" ~* '^#[0-9a-f]{6}$' THEN lower(t."theme_brand") ELSE '#0b5cab' END AS "brand",
      CASE WHEN t."theme_accent" ~* '^#[0-9a-f]{6}$' THEN lower(t."theme_accent") ELSE '#e2611c' END AS "accent"
    FROM "tenants" t LEFT JOIN "site_chrome" c ON c."tenant_id" = t."id"
  ), "grounds" AS (
    SELECT s.*, "template" = 'throttle' OR ("template" = 'marque' AND (
      SELECT sum("weight" * CASE WHEN "level" <= 0.04045 THEN "level" / 12.92 ELSE power(("level" + 0.055) / 1.055, 2.4) END)
      FROM (
        SELECT "weight", get_byte(decode(substr(s."brand", 2), 'hex'), "channel") / 255.0 AS "level"
        FROM (VALUES (0, 0.2126), (1, 0.7152), (2, 0.0722)) AS "channels" ("channel", "weight")
      ) AS "levels"
    ) <= 1.05 / 4.5 - 0.05) AS "dark"
    FROM "sites" s
  )
  INSERT INTO "themes" ("tenant_id", "name", "brand", "accent", "logo_id", "logo_on_dark_id")
  SELECT "id", left("name", 80), "brand", "accent",
    CASE WHEN NOT "dark" THEN "logo_id" END, CASE WHEN "dark" THEN "logo_id" END
  FROM "grounds"`

/** A hero showed a picture behind its words when it was a panorama, else beside them; now the hero says it. */
const keepPanoramas = (heroes: string) => sql`
  UPDATE ${sql.identifier(heroes)} h SET "look" = 'cover'
  FROM "media" m WHERE m."id" = h."picture_id" AND m."width" > 1.8 * m."height"`

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_blocks_hero_look" AS ENUM('beside', 'cover', 'below');
  CREATE TYPE "public"."enum_pages_blocks_picture_text_side" AS ENUM('left', 'right');
  CREATE TYPE "public"."enum_pages_blocks_picture_text_ground" AS ENUM('paper', 'quiet', 'night', 'brand');
  CREATE TYPE "public"."enum_pages_blocks_promises_items_icon" AS ENUM('shield', 'handshake', 'clock', 'truck', 'wallet', 'certified', 'wrench', 'electric', 'plug', 'towing', 'users', 'leaf');
  CREATE TYPE "public"."enum__pages_v_blocks_hero_look" AS ENUM('beside', 'cover', 'below');
  CREATE TYPE "public"."enum__pages_v_blocks_picture_text_side" AS ENUM('left', 'right');
  CREATE TYPE "public"."enum__pages_v_blocks_picture_text_ground" AS ENUM('paper', 'quiet', 'night', 'brand');
  CREATE TYPE "public"."enum__pages_v_blocks_promises_items_icon" AS ENUM('shield', 'handshake', 'clock', 'truck', 'wallet', 'certified', 'wrench', 'electric', 'plug', 'towing', 'users', 'leaf');
  CREATE TYPE "public"."enum_themes_text_on_brand" AS ENUM('auto', 'white', 'dark');
  CREATE TYPE "public"."enum_themes_text_on_accent" AS ENUM('auto', 'white', 'dark');
  CREATE TYPE "public"."enum_themes_links" AS ENUM('readable', 'exact', 'plain');
  CREATE TYPE "public"."enum_themes_fonts" AS ENUM('grotesk', 'expanded', 'geometric', 'technical', 'humanist', 'condensed', 'slab', 'serif');
  CREATE TYPE "public"."enum_themes_radius" AS ENUM('none', 'small', 'medium', 'large');
  CREATE TYPE "public"."enum_themes_density" AS ENUM('compact', 'regular', 'airy');
  CREATE TYPE "public"."enum_themes_header_style" AS ENUM('template', 'light', 'dark', 'brand');
  CREATE TABLE "pages_blocks_articles_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"date" timestamp(3) with time zone,
  	"heading" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "pages_blocks_articles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_model_showcase" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"limit" numeric DEFAULT 8,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_payment_strip" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar DEFAULT 'Ways to pay a deposit',
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_picture_text_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "pages_blocks_picture_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"heading" varchar,
  	"text" varchar,
  	"side" "enum_pages_blocks_picture_text_side" DEFAULT 'left',
  	"ground" "enum_pages_blocks_picture_text_ground" DEFAULT 'paper',
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_price_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar DEFAULT 'Shop by price',
  	"limit" numeric DEFAULT 6,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_promises_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "enum_pages_blocks_promises_items_icon" DEFAULT 'shield',
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "pages_blocks_promises" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_star_rating_quotes" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"name" varchar
  );
  
  CREATE TABLE "pages_blocks_star_rating" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"rating" numeric,
  	"reviews" numeric,
  	"source" varchar,
  	"label" varchar,
  	"href" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_warranty_promises" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"covers" varchar,
  	"wording" varchar
  );
  
  CREATE TABLE "pages_blocks_warranty" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar DEFAULT 'Warranty',
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_articles_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"date" timestamp(3) with time zone,
  	"heading" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_articles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_model_showcase" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"limit" numeric DEFAULT 8,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_payment_strip" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar DEFAULT 'Ways to pay a deposit',
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_picture_text_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_picture_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"heading" varchar,
  	"text" varchar,
  	"side" "enum__pages_v_blocks_picture_text_side" DEFAULT 'left',
  	"ground" "enum__pages_v_blocks_picture_text_ground" DEFAULT 'paper',
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_price_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar DEFAULT 'Shop by price',
  	"limit" numeric DEFAULT 6,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_promises_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "enum__pages_v_blocks_promises_items_icon" DEFAULT 'shield',
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_promises" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_star_rating_quotes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_star_rating" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"rating" numeric,
  	"reviews" numeric,
  	"source" varchar,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_warranty_promises" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"covers" varchar,
  	"wording" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_warranty" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar DEFAULT 'Warranty',
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "themes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"name" varchar DEFAULT 'Our look' NOT NULL,
  	"brand" varchar DEFAULT '#0b5cab' NOT NULL,
  	"text_on_brand" "enum_themes_text_on_brand" DEFAULT 'auto' NOT NULL,
  	"accent" varchar DEFAULT '#b8480f' NOT NULL,
  	"text_on_accent" "enum_themes_text_on_accent" DEFAULT 'auto' NOT NULL,
  	"links" "enum_themes_links" DEFAULT 'readable' NOT NULL,
  	"fonts" "enum_themes_fonts" DEFAULT 'grotesk' NOT NULL,
  	"radius" "enum_themes_radius" DEFAULT 'medium' NOT NULL,
  	"density" "enum_themes_density" DEFAULT 'regular' NOT NULL,
  	"header_style" "enum_themes_header_style" DEFAULT 'template' NOT NULL,
  	"logo_id" integer,
  	"logo_on_dark_id" integer,
  	"certified_badge_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "site_chrome" DROP CONSTRAINT "site_chrome_logo_id_media_id_fk";
  
  DROP INDEX "site_chrome_logo_idx";
  ALTER TABLE "pages_blocks_hero" ADD COLUMN "look" "enum_pages_blocks_hero_look" DEFAULT 'beside';
  ALTER TABLE "_pages_v_blocks_hero" ADD COLUMN "look" "enum__pages_v_blocks_hero_look" DEFAULT 'beside';
  ALTER TABLE "media" ADD COLUMN "blur" varchar;
  ALTER TABLE "vehicles" ADD COLUMN "photo_preview" varchar;
  ALTER TABLE "vehicles" ADD COLUMN "photo_preview_of" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "themes_id" integer;
  ALTER TABLE "pages_blocks_articles_cards" ADD CONSTRAINT "pages_blocks_articles_cards_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_articles_cards" ADD CONSTRAINT "pages_blocks_articles_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_articles" ADD CONSTRAINT "pages_blocks_articles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_model_showcase" ADD CONSTRAINT "pages_blocks_model_showcase_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_payment_strip" ADD CONSTRAINT "pages_blocks_payment_strip_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_picture_text_links" ADD CONSTRAINT "pages_blocks_picture_text_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_picture_text"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_picture_text" ADD CONSTRAINT "pages_blocks_picture_text_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_picture_text" ADD CONSTRAINT "pages_blocks_picture_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_price_links" ADD CONSTRAINT "pages_blocks_price_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_promises_items" ADD CONSTRAINT "pages_blocks_promises_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_promises"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_promises" ADD CONSTRAINT "pages_blocks_promises_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_star_rating_quotes" ADD CONSTRAINT "pages_blocks_star_rating_quotes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_star_rating"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_star_rating" ADD CONSTRAINT "pages_blocks_star_rating_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_warranty_promises" ADD CONSTRAINT "pages_blocks_warranty_promises_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_warranty"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_warranty" ADD CONSTRAINT "pages_blocks_warranty_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_articles_cards" ADD CONSTRAINT "_pages_v_blocks_articles_cards_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_articles_cards" ADD CONSTRAINT "_pages_v_blocks_articles_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_articles" ADD CONSTRAINT "_pages_v_blocks_articles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_model_showcase" ADD CONSTRAINT "_pages_v_blocks_model_showcase_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_payment_strip" ADD CONSTRAINT "_pages_v_blocks_payment_strip_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_picture_text_links" ADD CONSTRAINT "_pages_v_blocks_picture_text_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_picture_text"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_picture_text" ADD CONSTRAINT "_pages_v_blocks_picture_text_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_picture_text" ADD CONSTRAINT "_pages_v_blocks_picture_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_price_links" ADD CONSTRAINT "_pages_v_blocks_price_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_promises_items" ADD CONSTRAINT "_pages_v_blocks_promises_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_promises"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_promises" ADD CONSTRAINT "_pages_v_blocks_promises_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_star_rating_quotes" ADD CONSTRAINT "_pages_v_blocks_star_rating_quotes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_star_rating"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_star_rating" ADD CONSTRAINT "_pages_v_blocks_star_rating_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_warranty_promises" ADD CONSTRAINT "_pages_v_blocks_warranty_promises_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_warranty"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_warranty" ADD CONSTRAINT "_pages_v_blocks_warranty_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "themes" ADD CONSTRAINT "themes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "themes" ADD CONSTRAINT "themes_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "themes" ADD CONSTRAINT "themes_logo_on_dark_id_media_id_fk" FOREIGN KEY ("logo_on_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "themes" ADD CONSTRAINT "themes_certified_badge_id_media_id_fk" FOREIGN KEY ("certified_badge_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "pages_blocks_articles_cards_order_idx" ON "pages_blocks_articles_cards" USING btree ("_order");
  CREATE INDEX "pages_blocks_articles_cards_parent_id_idx" ON "pages_blocks_articles_cards" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_articles_cards_picture_idx" ON "pages_blocks_articles_cards" USING btree ("picture_id");
  CREATE INDEX "pages_blocks_articles_order_idx" ON "pages_blocks_articles" USING btree ("_order");
  CREATE INDEX "pages_blocks_articles_parent_id_idx" ON "pages_blocks_articles" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_articles_path_idx" ON "pages_blocks_articles" USING btree ("_path");
  CREATE INDEX "pages_blocks_model_showcase_order_idx" ON "pages_blocks_model_showcase" USING btree ("_order");
  CREATE INDEX "pages_blocks_model_showcase_parent_id_idx" ON "pages_blocks_model_showcase" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_model_showcase_path_idx" ON "pages_blocks_model_showcase" USING btree ("_path");
  CREATE INDEX "pages_blocks_payment_strip_order_idx" ON "pages_blocks_payment_strip" USING btree ("_order");
  CREATE INDEX "pages_blocks_payment_strip_parent_id_idx" ON "pages_blocks_payment_strip" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_payment_strip_path_idx" ON "pages_blocks_payment_strip" USING btree ("_path");
  CREATE INDEX "pages_blocks_picture_text_links_order_idx" ON "pages_blocks_picture_text_links" USING btree ("_order");
  CREATE INDEX "pages_blocks_picture_text_links_parent_id_idx" ON "pages_blocks_picture_text_links" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_picture_text_order_idx" ON "pages_blocks_picture_text" USING btree ("_order");
  CREATE INDEX "pages_blocks_picture_text_parent_id_idx" ON "pages_blocks_picture_text" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_picture_text_path_idx" ON "pages_blocks_picture_text" USING btree ("_path");
  CREATE INDEX "pages_blocks_picture_text_picture_idx" ON "pages_blocks_picture_text" USING btree ("picture_id");
  CREATE INDEX "pages_blocks_price_links_order_idx" ON "pages_blocks_price_links" USING btree ("_order");
  CREATE INDEX "pages_blocks_price_links_parent_id_idx" ON "pages_blocks_price_links" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_price_links_path_idx" ON "pages_blocks_price_links" USING btree ("_path");
  CREATE INDEX "pages_blocks_promises_items_order_idx" ON "pages_blocks_promises_items" USING btree ("_order");
  CREATE INDEX "pages_blocks_promises_items_parent_id_idx" ON "pages_blocks_promises_items" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_promises_order_idx" ON "pages_blocks_promises" USING btree ("_order");
  CREATE INDEX "pages_blocks_promises_parent_id_idx" ON "pages_blocks_promises" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_promises_path_idx" ON "pages_blocks_promises" USING btree ("_path");
  CREATE INDEX "pages_blocks_star_rating_quotes_order_idx" ON "pages_blocks_star_rating_quotes" USING btree ("_order");
  CREATE INDEX "pages_blocks_star_rating_quotes_parent_id_idx" ON "pages_blocks_star_rating_quotes" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_star_rating_order_idx" ON "pages_blocks_star_rating" USING btree ("_order");
  CREATE INDEX "pages_blocks_star_rating_parent_id_idx" ON "pages_blocks_star_rating" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_star_rating_path_idx" ON "pages_blocks_star_rating" USING btree ("_path");
  CREATE INDEX "pages_blocks_warranty_promises_order_idx" ON "pages_blocks_warranty_promises" USING btree ("_order");
  CREATE INDEX "pages_blocks_warranty_promises_parent_id_idx" ON "pages_blocks_warranty_promises" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_warranty_order_idx" ON "pages_blocks_warranty" USING btree ("_order");
  CREATE INDEX "pages_blocks_warranty_parent_id_idx" ON "pages_blocks_warranty" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_warranty_path_idx" ON "pages_blocks_warranty" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_articles_cards_order_idx" ON "_pages_v_blocks_articles_cards" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_articles_cards_parent_id_idx" ON "_pages_v_blocks_articles_cards" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_articles_cards_picture_idx" ON "_pages_v_blocks_articles_cards" USING btree ("picture_id");
  CREATE INDEX "_pages_v_blocks_articles_order_idx" ON "_pages_v_blocks_articles" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_articles_parent_id_idx" ON "_pages_v_blocks_articles" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_articles_path_idx" ON "_pages_v_blocks_articles" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_model_showcase_order_idx" ON "_pages_v_blocks_model_showcase" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_model_showcase_parent_id_idx" ON "_pages_v_blocks_model_showcase" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_model_showcase_path_idx" ON "_pages_v_blocks_model_showcase" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_payment_strip_order_idx" ON "_pages_v_blocks_payment_strip" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_payment_strip_parent_id_idx" ON "_pages_v_blocks_payment_strip" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_payment_strip_path_idx" ON "_pages_v_blocks_payment_strip" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_picture_text_links_order_idx" ON "_pages_v_blocks_picture_text_links" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_picture_text_links_parent_id_idx" ON "_pages_v_blocks_picture_text_links" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_picture_text_order_idx" ON "_pages_v_blocks_picture_text" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_picture_text_parent_id_idx" ON "_pages_v_blocks_picture_text" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_picture_text_path_idx" ON "_pages_v_blocks_picture_text" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_picture_text_picture_idx" ON "_pages_v_blocks_picture_text" USING btree ("picture_id");
  CREATE INDEX "_pages_v_blocks_price_links_order_idx" ON "_pages_v_blocks_price_links" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_price_links_parent_id_idx" ON "_pages_v_blocks_price_links" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_price_links_path_idx" ON "_pages_v_blocks_price_links" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_promises_items_order_idx" ON "_pages_v_blocks_promises_items" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_promises_items_parent_id_idx" ON "_pages_v_blocks_promises_items" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_promises_order_idx" ON "_pages_v_blocks_promises" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_promises_parent_id_idx" ON "_pages_v_blocks_promises" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_promises_path_idx" ON "_pages_v_blocks_promises" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_star_rating_quotes_order_idx" ON "_pages_v_blocks_star_rating_quotes" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_star_rating_quotes_parent_id_idx" ON "_pages_v_blocks_star_rating_quotes" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_star_rating_order_idx" ON "_pages_v_blocks_star_rating" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_star_rating_parent_id_idx" ON "_pages_v_blocks_star_rating" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_star_rating_path_idx" ON "_pages_v_blocks_star_rating" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_warranty_promises_order_idx" ON "_pages_v_blocks_warranty_promises" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_warranty_promises_parent_id_idx" ON "_pages_v_blocks_warranty_promises" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_warranty_order_idx" ON "_pages_v_blocks_warranty" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_warranty_parent_id_idx" ON "_pages_v_blocks_warranty" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_warranty_path_idx" ON "_pages_v_blocks_warranty" USING btree ("_path");
  CREATE UNIQUE INDEX "themes_tenant_idx" ON "themes" USING btree ("tenant_id");
  CREATE INDEX "themes_logo_idx" ON "themes" USING btree ("logo_id");
  CREATE INDEX "themes_logo_on_dark_idx" ON "themes" USING btree ("logo_on_dark_id");
  CREATE INDEX "themes_certified_badge_idx" ON "themes" USING btree ("certified_badge_id");
  CREATE INDEX "themes_updated_at_idx" ON "themes" USING btree ("updated_at");
  CREATE INDEX "themes_created_at_idx" ON "themes" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_themes_fk" FOREIGN KEY ("themes_id") REFERENCES "public"."themes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_themes_id_idx" ON "payload_locked_documents_rels" USING btree ("themes_id");`)
  await db.execute(keepColoursAndLogos)
  await db.execute(keepPanoramas('pages_blocks_hero'))
  await db.execute(keepPanoramas('_pages_v_blocks_hero'))
  await db.execute(sql`
  ALTER TABLE "site_chrome" DROP COLUMN "logo_id";
  ALTER TABLE "tenants" DROP COLUMN "theme_brand";
  ALTER TABLE "tenants" DROP COLUMN "theme_accent";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_blocks_articles_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_articles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_model_showcase" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_payment_strip" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_picture_text_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_picture_text" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_price_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_promises_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_promises" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_star_rating_quotes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_star_rating" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_warranty_promises" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_warranty" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_articles_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_articles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_model_showcase" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_payment_strip" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_picture_text_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_picture_text" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_price_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_promises_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_promises" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_star_rating_quotes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_star_rating" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_warranty_promises" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_warranty" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "themes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "pages_blocks_articles_cards" CASCADE;
  DROP TABLE "pages_blocks_articles" CASCADE;
  DROP TABLE "pages_blocks_model_showcase" CASCADE;
  DROP TABLE "pages_blocks_payment_strip" CASCADE;
  DROP TABLE "pages_blocks_picture_text_links" CASCADE;
  DROP TABLE "pages_blocks_picture_text" CASCADE;
  DROP TABLE "pages_blocks_price_links" CASCADE;
  DROP TABLE "pages_blocks_promises_items" CASCADE;
  DROP TABLE "pages_blocks_promises" CASCADE;
  DROP TABLE "pages_blocks_star_rating_quotes" CASCADE;
  DROP TABLE "pages_blocks_star_rating" CASCADE;
  DROP TABLE "pages_blocks_warranty_promises" CASCADE;
  DROP TABLE "pages_blocks_warranty" CASCADE;
  DROP TABLE "_pages_v_blocks_articles_cards" CASCADE;
  DROP TABLE "_pages_v_blocks_articles" CASCADE;
  DROP TABLE "_pages_v_blocks_model_showcase" CASCADE;
  DROP TABLE "_pages_v_blocks_payment_strip" CASCADE;
  DROP TABLE "_pages_v_blocks_picture_text_links" CASCADE;
  DROP TABLE "_pages_v_blocks_picture_text" CASCADE;
  DROP TABLE "_pages_v_blocks_price_links" CASCADE;
  DROP TABLE "_pages_v_blocks_promises_items" CASCADE;
  DROP TABLE "_pages_v_blocks_promises" CASCADE;
  DROP TABLE "_pages_v_blocks_star_rating_quotes" CASCADE;
  DROP TABLE "_pages_v_blocks_star_rating" CASCADE;
  DROP TABLE "_pages_v_blocks_warranty_promises" CASCADE;
  DROP TABLE "_pages_v_blocks_warranty" CASCADE;
  DROP TABLE "themes" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_themes_fk";
  
  DROP INDEX "payload_locked_documents_rels_themes_id_idx";
  ALTER TABLE "site_chrome" ADD COLUMN "logo_id" integer;
  ALTER TABLE "tenants" ADD COLUMN "theme_brand" varchar DEFAULT '#0b5cab';
  ALTER TABLE "tenants" ADD COLUMN "theme_accent" varchar DEFAULT '#e2611c';
  ALTER TABLE "site_chrome" ADD CONSTRAINT "site_chrome_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "site_chrome_logo_idx" ON "site_chrome" USING btree ("logo_id");
  ALTER TABLE "pages_blocks_hero" DROP COLUMN "look";
  ALTER TABLE "_pages_v_blocks_hero" DROP COLUMN "look";
  ALTER TABLE "media" DROP COLUMN "blur";
  ALTER TABLE "vehicles" DROP COLUMN "photo_preview";
  ALTER TABLE "vehicles" DROP COLUMN "photo_preview_of";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "themes_id";
  DROP TYPE "public"."enum_pages_blocks_hero_look";
  DROP TYPE "public"."enum_pages_blocks_picture_text_side";
  DROP TYPE "public"."enum_pages_blocks_picture_text_ground";
  DROP TYPE "public"."enum_pages_blocks_promises_items_icon";
  DROP TYPE "public"."enum__pages_v_blocks_hero_look";
  DROP TYPE "public"."enum__pages_v_blocks_picture_text_side";
  DROP TYPE "public"."enum__pages_v_blocks_picture_text_ground";
  DROP TYPE "public"."enum__pages_v_blocks_promises_items_icon";
  DROP TYPE "public"."enum_themes_text_on_brand";
  DROP TYPE "public"."enum_themes_text_on_accent";
  DROP TYPE "public"."enum_themes_links";
  DROP TYPE "public"."enum_themes_fonts";
  DROP TYPE "public"."enum_themes_radius";
  DROP TYPE "public"."enum_themes_density";
  DROP TYPE "public"."enum_themes_header_style";`)
}
