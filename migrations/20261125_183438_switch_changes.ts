import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_switch_changes_level" AS ENUM('website', 'group');
  CREATE TYPE "public"."enum_switch_changes_state" AS ENUM('done', 'planned', 'failed', 'cancelled');
  CREATE TABLE "switch_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"group_id" integer,
  	"level" "enum_switch_changes_level" NOT NULL,
  	"website_id" integer,
  	"key" varchar NOT NULL,
  	"change" jsonb NOT NULL,
  	"person_id" integer,
  	"batch" varchar NOT NULL,
  	"state" "enum_switch_changes_state" DEFAULT 'done' NOT NULL,
  	"planned_for" timestamp(3) with time zone,
  	"problem" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "switch_changes" ADD CONSTRAINT "switch_changes_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "switch_changes" ADD CONSTRAINT "switch_changes_website_id_tenants_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "switch_changes" ADD CONSTRAINT "switch_changes_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "switch_changes_group_idx" ON "switch_changes" USING btree ("group_id");
  CREATE INDEX "switch_changes_website_idx" ON "switch_changes" USING btree ("website_id");
  CREATE INDEX "switch_changes_person_idx" ON "switch_changes" USING btree ("person_id");
  CREATE INDEX "switch_changes_batch_idx" ON "switch_changes" USING btree ("batch");
  CREATE INDEX "switch_changes_planned_for_idx" ON "switch_changes" USING btree ("planned_for");
  CREATE INDEX "switch_changes_updated_at_idx" ON "switch_changes" USING btree ("updated_at");
  CREATE INDEX "switch_changes_created_at_idx" ON "switch_changes" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "switch_changes" CASCADE;
  DROP TYPE "public"."enum_switch_changes_level";
  DROP TYPE "public"."enum_switch_changes_state";`)
}
