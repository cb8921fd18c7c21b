import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "test_drives" ADD COLUMN "starts_text" varchar;
  ALTER TABLE "test_drives" ADD COLUMN "booked_at" timestamp(3) with time zone;
  UPDATE "test_drives" SET
    "booked_at" = CASE WHEN "changes" > 0 THEN "test_drives"."updated_at" ELSE "test_drives"."created_at" END,
    "starts_text" = to_char("starts_at" AT TIME ZONE "place"."zone", 'Dy FMDD Mon YYYY, FMHH12:MI am')
      || ' (' || replace(split_part("place"."zone", '/', 2), '_', ' ') || ' time)'
  FROM (
    SELECT "id", coalesce("time_zone"::text, CASE upper(trim("address_state"))
      WHEN 'NT' THEN 'Australia/Darwin' WHEN 'NORTHERN TERRITORY' THEN 'Australia/Darwin'
      WHEN 'QLD' THEN 'Australia/Brisbane' WHEN 'QUEENSLAND' THEN 'Australia/Brisbane'
      WHEN 'SA' THEN 'Australia/Adelaide' WHEN 'SOUTH AUSTRALIA' THEN 'Australia/Adelaide'
      WHEN 'TAS' THEN 'Australia/Hobart' WHEN 'TASMANIA' THEN 'Australia/Hobart'
      WHEN 'VIC' THEN 'Australia/Melbourne' WHEN 'VICTORIA' THEN 'Australia/Melbourne'
      WHEN 'WA' THEN 'Australia/Perth' WHEN 'WESTERN AUSTRALIA' THEN 'Australia/Perth'
      ELSE 'Australia/Sydney' END) AS "zone" FROM "locations"
  ) AS "place" WHERE "place"."id" = "test_drives"."location_id";
  ALTER TABLE "test_drives" ALTER COLUMN "booked_at" SET NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "test_drives" DROP COLUMN "starts_text";
  ALTER TABLE "test_drives" DROP COLUMN "booked_at";`)
}
