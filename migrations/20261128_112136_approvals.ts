import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_approvals_kind" AS ENUM('pages', 'offers', 'blog-posts');
  CREATE TYPE "public"."enum_approvals_state" AS ENUM('open', 'published', 'declined');
  CREATE TABLE "approvals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"title" varchar NOT NULL,
  	"kind" "enum_approvals_kind" NOT NULL,
  	"document" numeric NOT NULL,
  	"state" "enum_approvals_state" NOT NULL,
  	"asked_by" varchar NOT NULL,
  	"note" varchar,
  	"decided_by" varchar,
  	"reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "approvals" ADD CONSTRAINT "approvals_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "approvals_tenant_idx" ON "approvals" USING btree ("tenant_id");
  CREATE INDEX "approvals_kind_idx" ON "approvals" USING btree ("kind");
  CREATE INDEX "approvals_document_idx" ON "approvals" USING btree ("document");
  CREATE INDEX "approvals_state_idx" ON "approvals" USING btree ("state");
  CREATE INDEX "approvals_updated_at_idx" ON "approvals" USING btree ("updated_at");
  CREATE INDEX "approvals_created_at_idx" ON "approvals" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "approvals" CASCADE;
  DROP TYPE "public"."enum_approvals_kind";
  DROP TYPE "public"."enum_approvals_state";`)
}
