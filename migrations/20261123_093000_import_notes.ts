import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "vehicles" ADD COLUMN "place_said" boolean;
  ALTER TABLE "import_runs" ADD COLUMN "notes" jsonb;
  ALTER TABLE "import_runs" ADD COLUMN "file_columns" jsonb;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "vehicles" DROP COLUMN "place_said";
  ALTER TABLE "import_runs" DROP COLUMN "notes";
  ALTER TABLE "import_runs" DROP COLUMN "file_columns";`)
}
