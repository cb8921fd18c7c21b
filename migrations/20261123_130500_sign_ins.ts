import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_sign_ins_outcome" AS ENUM('signed-in', 'wrong-password', 'unknown-address', 'demo-elsewhere', 'too-many-tries', 'reset-asked', 'reset', 'wrong-reset-link', 'first-account', 'wrong-setup-code');
  CREATE TABLE "sign_ins" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"outcome" "enum_sign_ins_outcome" NOT NULL,
  	"person_id" integer,
  	"account" varchar,
  	"address" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "sign_ins_outcome_idx" ON "sign_ins" USING btree ("outcome");
  CREATE INDEX "sign_ins_person_idx" ON "sign_ins" USING btree ("person_id");
  CREATE INDEX "sign_ins_updated_at_idx" ON "sign_ins" USING btree ("updated_at");
  CREATE INDEX "sign_ins_created_at_idx" ON "sign_ins" USING btree ("created_at");
  ALTER TABLE "users" DROP COLUMN "login_attempts";
  ALTER TABLE "users" DROP COLUMN "lock_until";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "sign_ins" CASCADE;
  DROP TYPE "public"."enum_sign_ins_outcome";
  ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;`)
}
