import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Find the last import of a feed or dealership, and a feed's last one that changed stock, without reading the others. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "import_runs_feed_last_idx" ON "import_runs" ("feed_id", "id") WHERE "feed_id" IS NOT NULL;
   CREATE INDEX "import_runs_feed_done_idx" ON "import_runs" ("feed_id", "id") WHERE "status" = 'done';
   CREATE INDEX "import_runs_dealership_last_idx" ON "import_runs" ("dealership_id", "id")
     WHERE NOT coalesce("dry_run", false);
   CREATE INDEX "import_runs_other_last_idx" ON "import_runs" ("dealership_id", "id") WHERE "feed_id" IS NULL;
   CREATE INDEX "import_runs_feed_changed_idx" ON "import_runs" ("feed_id", "id")
     WHERE "status" = 'done' AND coalesce("added", 0) + coalesce("changed", 0) + coalesce("sold", 0) > 0;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "import_runs_feed_changed_idx";
   DROP INDEX "import_runs_other_last_idx";
   DROP INDEX "import_runs_dealership_last_idx";
   DROP INDEX "import_runs_feed_done_idx";
   DROP INDEX "import_runs_feed_last_idx";`)
}
