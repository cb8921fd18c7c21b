import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What keeps the search index right (src/server/stock/search-index, docs/adr/0014), in a schema of its own: Payload knows
 * its tables only, and neither functions nor triggers. Written by hand.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE SCHEMA "search";

   -- Vehicles that were written since the index last heard of them, up to 250 a row. Writers only ever add to it, so they
   -- never wait for one another.
   CREATE TABLE "search"."outbox" (
  	"id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  	"tenant_id" integer,
  	"vehicle_ids" integer[] NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL
  );

   -- One row at most: the collections that have had every change since they were built.
   CREATE TABLE "search"."index_state" (
  	"only" boolean PRIMARY KEY DEFAULT true CHECK ("only"),
  	"alias" varchar NOT NULL,
  	"schema_version" integer NOT NULL,
  	"collection" varchar,
  	"previous" varchar,
  	"building" varchar
  );

   -- Vehicles whose document the search server refuses.
   CREATE TABLE "search"."set_aside" (
  	"vehicle_id" integer PRIMARY KEY,
  	"reason" varchar NOT NULL,
  	"set_aside_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

   CREATE FUNCTION "search"."note_vehicles"() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
  	INSERT INTO "search"."outbox" (tenant_id, vehicle_ids)
  	SELECT tenant_id, array_agg(id ORDER BY id) FROM (
  		SELECT tenant_id, id, (row_number() OVER (PARTITION BY tenant_id ORDER BY id) - 1) / 250 AS part FROM written
  	) numbered
  	GROUP BY tenant_id, part ORDER BY tenant_id, part;
  	RETURN NULL;
   END $$;

   CREATE TRIGGER "search_inserted" AFTER INSERT ON "vehicles" REFERENCING NEW TABLE AS written
  	FOR EACH STATEMENT EXECUTE FUNCTION "search"."note_vehicles"();
   CREATE TRIGGER "search_updated" AFTER UPDATE ON "vehicles" REFERENCING NEW TABLE AS written
  	FOR EACH STATEMENT EXECUTE FUNCTION "search"."note_vehicles"();
   CREATE TRIGGER "search_deleted" AFTER DELETE ON "vehicles" REFERENCING OLD TABLE AS written
  	FOR EACH STATEMENT EXECUTE FUNCTION "search"."note_vehicles"();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TRIGGER "search_inserted" ON "vehicles";
   DROP TRIGGER "search_updated" ON "vehicles";
   DROP TRIGGER "search_deleted" ON "vehicles";
   DROP SCHEMA "search" CASCADE;`)
}
