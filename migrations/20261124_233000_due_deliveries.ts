import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The rows of `lead_deliveries` become the queue of deliveries. The partial index, written by hand, gives the worker what is due. Jobs of the
 * earlier queue are deleted: their rows are pending, so they are delivered.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "lead_deliveries_state_idx";
   DROP INDEX "lead_deliveries_next_attempt_at_idx";
   CREATE INDEX "lead_deliveries_due_idx" ON "lead_deliveries" USING btree ("next_attempt_at") WHERE "state" = 'pending';
   UPDATE "lead_deliveries" SET "next_attempt_at" = now() WHERE "state" = 'pending' AND "next_attempt_at" IS NULL;
   DO $$
   BEGIN
  	IF to_regclass('graphile_worker._private_jobs') IS NOT NULL THEN
  	  DELETE FROM graphile_worker._private_jobs job USING graphile_worker._private_tasks task
  		WHERE task.id = job.task_id AND task.identifier = 'deliver-lead';
  	END IF;
   END $$;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "lead_deliveries_due_idx";
   CREATE INDEX "lead_deliveries_state_idx" ON "lead_deliveries" USING btree ("state");
   CREATE INDEX "lead_deliveries_next_attempt_at_idx" ON "lead_deliveries" USING btree ("next_attempt_at");`)
}
