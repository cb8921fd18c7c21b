import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "promos" ADD COLUMN "stock_address" varchar;
  ALTER TABLE "promos" ADD COLUMN "stock_days" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "promos" DROP COLUMN "stock_address";
  ALTER TABLE "promos" DROP COLUMN "stock_days";`)
}
