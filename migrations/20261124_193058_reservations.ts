import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_reservations_state" AS ENUM('held', 'active', 'expired', 'released', 'sold', 'refunded');
  CREATE TYPE "public"."enum_reservations_kind" AS ENUM('reservation', 'purchase');
  CREATE TYPE "public"."enum_payments_state" AS ENUM('created', 'processing', 'requires_action', 'failed', 'canceled', 'succeeded', 'part_refunded', 'refunded');
  CREATE TYPE "public"."enum_payments_purpose" AS ENUM('deposit', 'invoice');
  CREATE TYPE "public"."enum_payments_provider" AS ENUM('stripe', 'sandbox');
  CREATE TYPE "public"."enum_groups_payments_provider" AS ENUM('none', 'stripe', 'sandbox');
  CREATE TABLE "reservations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"state" "enum_reservations_state" NOT NULL,
  	"vehicle_name" varchar NOT NULL,
  	"ends_at" timestamp(3) with time zone NOT NULL,
  	"name" varchar,
  	"last_name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"deposit_cents" numeric NOT NULL,
  	"kind" "enum_reservations_kind" NOT NULL,
  	"vehicle_id" integer,
  	"lead_id" integer,
  	"location_id" integer,
  	"journey" jsonb,
  	"vehicle_slug" varchar NOT NULL,
  	"vehicle_key" varchar NOT NULL,
  	"group_id" numeric NOT NULL,
  	"shopper_id" numeric,
  	"public_id" varchar NOT NULL,
  	"request_key" varchar NOT NULL,
  	"reason" varchar,
  	"warned_at" timestamp(3) with time zone,
  	"vehicle_gone_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"state" "enum_payments_state" NOT NULL,
  	"purpose" "enum_payments_purpose" NOT NULL,
  	"amount_cents" numeric NOT NULL,
  	"refunded_cents" numeric NOT NULL,
  	"provider" "enum_payments_provider" NOT NULL,
  	"provider_ref" varchar,
  	"reservation_id" integer,
  	"invoice_number" varchar,
  	"name" varchar,
  	"email" varchar,
  	"failure" varchar,
  	"checked_at" timestamp(3) with time zone,
  	"public_id" varchar NOT NULL,
  	"request_key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payment_ledger" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"payment_id" integer NOT NULL,
  	"kind" varchar NOT NULL,
  	"amount_cents" numeric NOT NULL,
  	"reason" varchar,
  	"author" varchar,
  	"provider_event" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "groups" ADD COLUMN "payments_provider" "enum_groups_payments_provider" DEFAULT 'none';
  ALTER TABLE "groups" ADD COLUMN "payments_publishable_key" varchar;
  ALTER TABLE "groups" ADD COLUMN "payments_secret_key" varchar;
  ALTER TABLE "groups" ADD COLUMN "payments_webhook_secret" varchar;
  ALTER TABLE "reservations" ADD CONSTRAINT "reservations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reservations" ADD CONSTRAINT "reservations_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reservations" ADD CONSTRAINT "reservations_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reservations" ADD CONSTRAINT "reservations_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment_ledger" ADD CONSTRAINT "payment_ledger_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment_ledger" ADD CONSTRAINT "payment_ledger_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "reservations_tenant_idx" ON "reservations" USING btree ("tenant_id");
  CREATE INDEX "reservations_state_idx" ON "reservations" USING btree ("state");
  CREATE INDEX "reservations_ends_at_idx" ON "reservations" USING btree ("ends_at");
  CREATE INDEX "reservations_kind_idx" ON "reservations" USING btree ("kind");
  CREATE INDEX "reservations_vehicle_idx" ON "reservations" USING btree ("vehicle_id");
  CREATE INDEX "reservations_lead_idx" ON "reservations" USING btree ("lead_id");
  CREATE INDEX "reservations_location_idx" ON "reservations" USING btree ("location_id");
  CREATE INDEX "reservations_vehicle_key_idx" ON "reservations" USING btree ("vehicle_key");
  CREATE INDEX "reservations_shopper_id_idx" ON "reservations" USING btree ("shopper_id");
  CREATE UNIQUE INDEX "reservations_public_id_idx" ON "reservations" USING btree ("public_id");
  CREATE INDEX "reservations_updated_at_idx" ON "reservations" USING btree ("updated_at");
  CREATE INDEX "reservations_created_at_idx" ON "reservations" USING btree ("created_at");
  CREATE UNIQUE INDEX "tenant_request_key_idx" ON "reservations" USING btree ("tenant_id","request_key");
  CREATE INDEX "payments_tenant_idx" ON "payments" USING btree ("tenant_id");
  CREATE INDEX "payments_state_idx" ON "payments" USING btree ("state");
  CREATE INDEX "payments_purpose_idx" ON "payments" USING btree ("purpose");
  CREATE INDEX "payments_provider_idx" ON "payments" USING btree ("provider");
  CREATE INDEX "payments_provider_ref_idx" ON "payments" USING btree ("provider_ref");
  CREATE INDEX "payments_reservation_idx" ON "payments" USING btree ("reservation_id");
  CREATE UNIQUE INDEX "payments_public_id_idx" ON "payments" USING btree ("public_id");
  CREATE INDEX "payments_updated_at_idx" ON "payments" USING btree ("updated_at");
  CREATE INDEX "payments_created_at_idx" ON "payments" USING btree ("created_at");
  CREATE UNIQUE INDEX "tenant_request_key_1_idx" ON "payments" USING btree ("tenant_id","request_key");
  CREATE UNIQUE INDEX "provider_provider_ref_idx" ON "payments" USING btree ("provider","provider_ref");
  CREATE INDEX "payment_ledger_tenant_idx" ON "payment_ledger" USING btree ("tenant_id");
  CREATE INDEX "payment_ledger_payment_idx" ON "payment_ledger" USING btree ("payment_id");
  CREATE INDEX "payment_ledger_updated_at_idx" ON "payment_ledger" USING btree ("updated_at");
  CREATE INDEX "payment_ledger_created_at_idx" ON "payment_ledger" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "reservations" CASCADE;
  DROP TABLE "payments" CASCADE;
  DROP TABLE "payment_ledger" CASCADE;
  ALTER TABLE "groups" DROP COLUMN "payments_provider";
  ALTER TABLE "groups" DROP COLUMN "payments_publishable_key";
  ALTER TABLE "groups" DROP COLUMN "payments_secret_key";
  ALTER TABLE "groups" DROP COLUMN "payments_webhook_secret";
  DROP TYPE "public"."enum_reservations_state";
  DROP TYPE "public"."enum_reservations_kind";
  DROP TYPE "public"."enum_payments_state";
  DROP TYPE "public"."enum_payments_purpose";
  DROP TYPE "public"."enum_payments_provider";
  DROP TYPE "public"."enum_groups_payments_provider";`)
}
