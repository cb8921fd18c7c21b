import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_popups_car_types" AS ENUM('new', 'used', 'demo');
  CREATE TABLE "popups_car_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_popups_car_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "popups_car_types" ADD CONSTRAINT "popups_car_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "popups_car_types_order_idx" ON "popups_car_types" USING btree ("order");
  CREATE INDEX "popups_car_types_parent_idx" ON "popups_car_types" USING btree ("parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "popups_car_types" CASCADE;
  DROP TYPE "public"."enum_popups_car_types";`)
}
