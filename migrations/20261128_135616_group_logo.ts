import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "groups" ADD COLUMN "logo_id" integer;
  ALTER TABLE "groups" ADD CONSTRAINT "groups_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "groups_logo_idx" ON "groups" USING btree ("logo_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "groups" DROP CONSTRAINT "groups_logo_id_media_id_fk";
  
  DROP INDEX "groups_logo_idx";
  ALTER TABLE "groups" DROP COLUMN "logo_id";`)
}
