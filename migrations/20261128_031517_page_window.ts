import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "live_from" timestamp(3) with time zone;
  ALTER TABLE "pages" ADD COLUMN "live_until" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_live_from" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_live_until" timestamp(3) with time zone;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "live_from";
  ALTER TABLE "pages" DROP COLUMN "live_until";
  ALTER TABLE "_pages_v" DROP COLUMN "version_live_from";
  ALTER TABLE "_pages_v" DROP COLUMN "version_live_until";`)
}
