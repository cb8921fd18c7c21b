import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_comments_kind" AS ENUM('pages', 'offers', 'blog-posts', 'legal-texts', 'promos', 'popups', 'announcements');
  CREATE TYPE "public"."enum_comments_state" AS ENUM('open', 'done');
  CREATE TABLE "comments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"title" varchar NOT NULL,
  	"kind" "enum_comments_kind" NOT NULL,
  	"document" numeric NOT NULL,
  	"text" varchar NOT NULL,
  	"author" varchar NOT NULL,
  	"state" "enum_comments_state" NOT NULL,
  	"done_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "comments" ADD CONSTRAINT "comments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "comments_tenant_idx" ON "comments" USING btree ("tenant_id");
  CREATE INDEX "comments_kind_idx" ON "comments" USING btree ("kind");
  CREATE INDEX "comments_document_idx" ON "comments" USING btree ("document");
  CREATE INDEX "comments_state_idx" ON "comments" USING btree ("state");
  CREATE INDEX "comments_updated_at_idx" ON "comments" USING btree ("updated_at");
  CREATE INDEX "comments_created_at_idx" ON "comments" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "comments" CASCADE;
  DROP TYPE "public"."enum_comments_kind";
  DROP TYPE "public"."enum_comments_state";`)
}
