import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What must hold whatever the program does: one reservation of a vehicle at a time in a group, and a ledger that only grows.
 * Written by hand. `vehicles.reserved` is what the feed says, or true while a shopper has reserved the vehicle (`held_until`);
 * meanwhile `feed_reserved` keeps what the feed says.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE UNIQUE INDEX "reservations_one_per_vehicle" ON "reservations" ("group_id", "vehicle_key")
  	WHERE "state" IN ('held', 'active');

   CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
  	IF TG_OP = 'TRUNCATE' AND NOT EXISTS (SELECT FROM "payment_ledger") THEN RETURN NULL; END IF;
  	RAISE EXCEPTION 'the payment ledger is append-only';
   END $$;
   CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE ON "payment_ledger"
  	FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();
   CREATE TRIGGER "no_truncate" BEFORE TRUNCATE ON "payment_ledger"
  	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();

   CREATE SCHEMA "payments";

   -- Every event that a provider sent, as it was sent. The id makes a doubled one harmless.
   CREATE TABLE "payments"."events" (
  	"id" varchar NOT NULL,
  	"group_id" integer NOT NULL,
  	"type" varchar NOT NULL,
  	"payment_id" integer,
  	"body" jsonb NOT NULL,
  	"received_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	PRIMARY KEY ("group_id", "id")
  );

   CREATE TABLE "payments"."refunds" (
  	"id" serial PRIMARY KEY,
  	"payment_id" integer NOT NULL REFERENCES "payments" ("id"),
  	"amount_cents" integer NOT NULL CHECK ("amount_cents" > 0),
  	"state" varchar DEFAULT 'asked' NOT NULL CHECK ("state" IN ('asked', 'done', 'failed')),
  	"reason" varchar NOT NULL,
  	"request_key" varchar NOT NULL,
  	"provider_ref" varchar,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	UNIQUE ("payment_id", "request_key")
  );

   -- What people were told of a payment, once each.
   CREATE TABLE "payments"."told" (
  	"payment_id" integer NOT NULL REFERENCES "payments" ("id"),
  	"news" varchar NOT NULL,
  	"told_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	PRIMARY KEY ("payment_id", "news")
  );

   -- The built-in provider's own records. It takes no money.
   CREATE TABLE "payments"."sandbox" (
  	"ref" varchar PRIMARY KEY,
  	"group_id" integer NOT NULL,
  	"public_id" varchar NOT NULL UNIQUE,
  	"amount_cents" integer NOT NULL,
  	"refunded_cents" integer DEFAULT 0 NOT NULL,
  	"refund_keys" varchar[] DEFAULT '{}' NOT NULL,
  	"status" varchar DEFAULT 'created' NOT NULL,
  	"failure" varchar,
  	"settles_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

   ALTER TABLE "vehicles" ADD COLUMN "held_until" timestamp(3) with time zone, ADD COLUMN "feed_reserved" boolean;
   CREATE INDEX "vehicles_vin_upper" ON "vehicles" (upper("vin"));
   CREATE FUNCTION "keep_reserved"() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
  	IF NEW.held_until IS NULL THEN
  		NEW.reserved := NEW.feed_reserved;
  	ELSE
  		IF OLD.held_until IS NULL THEN NEW.feed_reserved := OLD.reserved; END IF;
  		NEW.reserved := true;
  	END IF;
  	RETURN NEW;
   END $$;
   CREATE TRIGGER "keep_reserved" BEFORE UPDATE ON "vehicles" FOR EACH ROW
  	WHEN (OLD.held_until IS NOT NULL OR NEW.held_until IS NOT NULL) EXECUTE FUNCTION "keep_reserved"();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TRIGGER "keep_reserved" ON "vehicles";
   DROP FUNCTION "keep_reserved";
   DROP INDEX "vehicles_vin_upper";
   ALTER TABLE "vehicles" DROP COLUMN "held_until", DROP COLUMN "feed_reserved";
   DROP SCHEMA "payments" CASCADE;
   DROP TRIGGER "append_only" ON "payment_ledger";
   DROP TRIGGER "no_truncate" ON "payment_ledger";
   DROP FUNCTION "refuse_ledger_change";
   DROP INDEX "reservations_one_per_vehicle";`)
}
