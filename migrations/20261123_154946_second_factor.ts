import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_sign_ins_outcome" ADD VALUE 'code-asked';
  ALTER TYPE "public"."enum_sign_ins_outcome" ADD VALUE 'wrong-code';
  ALTER TYPE "public"."enum_sign_ins_outcome" ADD VALUE 'recovery-code';
  ALTER TYPE "public"."enum_sign_ins_outcome" ADD VALUE 'second-factor-on';
  ALTER TYPE "public"."enum_sign_ins_outcome" ADD VALUE 'second-factor-off';
  ALTER TYPE "public"."enum_sign_ins_outcome" ADD VALUE 'second-factor-taken';
  ALTER TYPE "public"."enum_sign_ins_outcome" ADD VALUE 'new-recovery-codes';
  ALTER TABLE "sign_ins" ADD COLUMN "by_id" integer;
  ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "sign_ins_by_idx" ON "sign_ins" USING btree ("by_id");`)
  // By hand, and unknown to Payload, so that no API of its can read it: src/server/accounts/second-factor.
  await db.execute(sql`
   CREATE SCHEMA "accounts";

   CREATE TABLE "accounts"."second_factors" (
  	"person_id" integer PRIMARY KEY REFERENCES "public"."users" ("id") ON DELETE CASCADE,
  	-- Encrypted with a key of PAYLOAD_SECRET's.
  	"secret" text NOT NULL,
  	-- When it was turned on by a first code; until then it counts for nothing.
  	"since" timestamp(3) with time zone,
  	-- Half minutes since 1970: no code of this one or before is good any more.
  	"last_step" bigint NOT NULL DEFAULT 0,
  	-- Hashes of those that are left.
  	"recovery_codes" text[] NOT NULL DEFAULT '{}'
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP SCHEMA "accounts" CASCADE;
  ALTER TABLE "sign_ins" DROP COLUMN "by_id";
  ALTER TABLE "sign_ins" ALTER COLUMN "outcome" SET DATA TYPE text;
  DROP TYPE "public"."enum_sign_ins_outcome";
  CREATE TYPE "public"."enum_sign_ins_outcome" AS ENUM('signed-in', 'wrong-password', 'unknown-address', 'demo-elsewhere', 'too-many-tries', 'reset-asked', 'reset', 'wrong-reset-link', 'first-account', 'wrong-setup-code');
  ALTER TABLE "sign_ins" ALTER COLUMN "outcome" SET DATA TYPE "public"."enum_sign_ins_outcome" USING "outcome"::"public"."enum_sign_ins_outcome";`)
}
