import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_media_focus" AS ENUM('centre', 'left', 'right', 'top', 'bottom');
  ALTER TABLE "media" ADD COLUMN "focus" "enum_media_focus" DEFAULT 'centre';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" DROP COLUMN "focus";
  DROP TYPE "public"."enum_media_focus";`)
}
