import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** No place at a location, and no vehicle, is booked twice at the same time, whatever the program does (TD-04). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE EXTENSION IF NOT EXISTS "btree_gist";

   ALTER TABLE "test_drives"
  	ADD CONSTRAINT "test_drives_place" EXCLUDE USING gist
  	  ("location_id" WITH =, "seat" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("state" = 'booked'),
  	ADD CONSTRAINT "test_drives_vehicle" EXCLUDE USING gist
  	  ("vehicle_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("state" = 'booked');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "test_drives" DROP CONSTRAINT "test_drives_place", DROP CONSTRAINT "test_drives_vehicle";`)
}
