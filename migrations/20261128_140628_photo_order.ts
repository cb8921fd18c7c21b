import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "vehicles" ADD COLUMN "staff_photos" jsonb;
  ALTER TABLE "vehicles" ADD COLUMN "feed_photos" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "vehicles" DROP COLUMN "staff_photos";
  ALTER TABLE "vehicles" DROP COLUMN "feed_photos";`)
}
