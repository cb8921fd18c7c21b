import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "copy_of" numeric;
  ALTER TABLE "_pages_v" ADD COLUMN "version_copy_of" numeric;
  ALTER TABLE "promos" ADD COLUMN "copy_of" numeric;
  ALTER TABLE "popups" ADD COLUMN "copy_of" numeric;
  ALTER TABLE "announcements" ADD COLUMN "copy_of" numeric;
  ALTER TABLE "offers" ADD COLUMN "copy_of" numeric;
  ALTER TABLE "_offers_v" ADD COLUMN "version_copy_of" numeric;
  ALTER TABLE "media" ADD COLUMN "copy_of" numeric;
  CREATE INDEX "pages_copy_of_idx" ON "pages" USING btree ("copy_of");
  CREATE INDEX "_pages_v_version_version_copy_of_idx" ON "_pages_v" USING btree ("version_copy_of");
  CREATE INDEX "promos_copy_of_idx" ON "promos" USING btree ("copy_of");
  CREATE INDEX "popups_copy_of_idx" ON "popups" USING btree ("copy_of");
  CREATE INDEX "announcements_copy_of_idx" ON "announcements" USING btree ("copy_of");
  CREATE INDEX "offers_copy_of_idx" ON "offers" USING btree ("copy_of");
  CREATE INDEX "_offers_v_version_version_copy_of_idx" ON "_offers_v" USING btree ("version_copy_of");
  CREATE INDEX "media_copy_of_idx" ON "media" USING btree ("copy_of");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "pages_copy_of_idx";
  DROP INDEX "_pages_v_version_version_copy_of_idx";
  DROP INDEX "promos_copy_of_idx";
  DROP INDEX "popups_copy_of_idx";
  DROP INDEX "announcements_copy_of_idx";
  DROP INDEX "offers_copy_of_idx";
  DROP INDEX "_offers_v_version_version_copy_of_idx";
  DROP INDEX "media_copy_of_idx";
  ALTER TABLE "pages" DROP COLUMN "copy_of";
  ALTER TABLE "_pages_v" DROP COLUMN "version_copy_of";
  ALTER TABLE "promos" DROP COLUMN "copy_of";
  ALTER TABLE "popups" DROP COLUMN "copy_of";
  ALTER TABLE "announcements" DROP COLUMN "copy_of";
  ALTER TABLE "offers" DROP COLUMN "copy_of";
  ALTER TABLE "_offers_v" DROP COLUMN "version_copy_of";
  ALTER TABLE "media" DROP COLUMN "copy_of";`)
}
