import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_edits_action" AS ENUM('created', 'changed', 'draft', 'published', 'unpublished', 'deleted');
  CREATE TYPE "public"."enum_edits_kind" AS ENUM('pages', 'site-chrome', 'themes', 'legal-texts', 'promos', 'popups', 'announcements', 'reviews', 'offers', 'blog-posts', 'brands', 'vehicle-models', 'landing-texts', 'redirects', 'scripts', 'spin-campaigns', 'forms', 'media', 'lead-rules', 'tenants', 'groups', 'dealerships', 'locations', 'finance-providers');
  CREATE TABLE "edits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"person_name" varchar,
  	"person_id" integer,
  	"action" "enum_edits_action" NOT NULL,
  	"kind" "enum_edits_kind" NOT NULL,
  	"title" varchar,
  	"parts" varchar,
  	"document" varchar NOT NULL,
  	"website_id" integer,
  	"group_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "edits" ADD CONSTRAINT "edits_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "edits" ADD CONSTRAINT "edits_website_id_tenants_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "edits" ADD CONSTRAINT "edits_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "edits_person_idx" ON "edits" USING btree ("person_id");
  CREATE INDEX "edits_document_idx" ON "edits" USING btree ("document");
  CREATE INDEX "edits_website_idx" ON "edits" USING btree ("website_id");
  CREATE INDEX "edits_group_idx" ON "edits" USING btree ("group_id");
  CREATE INDEX "edits_updated_at_idx" ON "edits" USING btree ("updated_at");
  CREATE INDEX "edits_created_at_idx" ON "edits" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "edits" CASCADE;
  DROP TYPE "public"."enum_edits_action";
  DROP TYPE "public"."enum_edits_kind";`)
}
