import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_sign_ins_outcome" ADD VALUE 'reset-mail-failed';
  ALTER TYPE "public"."enum_sign_ins_outcome" ADD VALUE 'reset-link-printed';
  ALTER TYPE "public"."enum_sign_ins_outcome" ADD VALUE 'wrong-current-password';
  ALTER TYPE "public"."enum_sign_ins_outcome" ADD VALUE 'password-changed';
  ALTER TYPE "public"."enum_sign_ins_outcome" ADD VALUE 'password-set';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sign_ins" ALTER COLUMN "outcome" SET DATA TYPE text;
  DROP TYPE "public"."enum_sign_ins_outcome";
  CREATE TYPE "public"."enum_sign_ins_outcome" AS ENUM('signed-in', 'wrong-password', 'unknown-address', 'demo-elsewhere', 'too-many-tries', 'reset-asked', 'reset', 'wrong-reset-link', 'first-account', 'wrong-setup-code', 'code-asked', 'wrong-code', 'recovery-code', 'second-factor-on', 'second-factor-off', 'second-factor-taken', 'new-recovery-codes');
  ALTER TABLE "sign_ins" ALTER COLUMN "outcome" SET DATA TYPE "public"."enum_sign_ins_outcome" USING "outcome"::"public"."enum_sign_ins_outcome";`)
}
