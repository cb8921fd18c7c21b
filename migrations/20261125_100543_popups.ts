import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_popups_trigger" AS ENUM('delay', 'scroll', 'exit');
  CREATE TABLE "popups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"src_id" integer NOT NULL,
  	"button_text" varchar,
  	"link_to" varchar,
  	"start_date" timestamp(3) with time zone,
  	"expiry_date" timestamp(3) with time zone,
  	"trigger" "enum_popups_trigger" DEFAULT 'delay' NOT NULL,
  	"after" numeric DEFAULT 5,
  	"paths" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "popups_id" integer;
  ALTER TABLE "popups" ADD CONSTRAINT "popups_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "popups" ADD CONSTRAINT "popups_src_id_media_id_fk" FOREIGN KEY ("src_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "popups_tenant_idx" ON "popups" USING btree ("tenant_id");
  CREATE INDEX "popups_src_idx" ON "popups" USING btree ("src_id");
  CREATE INDEX "popups_expiry_date_idx" ON "popups" USING btree ("expiry_date");
  CREATE INDEX "popups_updated_at_idx" ON "popups" USING btree ("updated_at");
  CREATE INDEX "popups_created_at_idx" ON "popups" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_popups_fk" FOREIGN KEY ("popups_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_popups_id_idx" ON "payload_locked_documents_rels" USING btree ("popups_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "popups" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "popups" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_popups_fk";
  
  DROP INDEX "payload_locked_documents_rels_popups_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "popups_id";
  DROP TYPE "public"."enum_popups_trigger";`)
}
