import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_blocks_lead_form_form" AS ENUM('contact', 'enquiry', 'test-drive', 'photo-request', 'finance', 'pre-approval', 'trade-in', 'service', 'parts', 'careers', 'fleet', 'own');
  CREATE TYPE "public"."enum__pages_v_blocks_lead_form_form" AS ENUM('contact', 'enquiry', 'test-drive', 'photo-request', 'finance', 'pre-approval', 'trade-in', 'service', 'parts', 'careers', 'fleet', 'own');
  CREATE TYPE "public"."enum_forms_steps_fields_kind" AS ENUM('text', 'textarea', 'email', 'phone', 'postcode', 'number', 'select', 'radio', 'checkboxes', 'date-time', 'vehicle', 'location', 'rego', 'file', 'consent', 'hidden');
  CREATE TYPE "public"."enum_forms_steps_fields_show_if_is" AS ENUM('one-of', 'filled', 'empty');
  CREATE TYPE "public"."enum_leads_status" AS ENUM('new', 'contacted', 'appointment', 'sold', 'lost');
  CREATE TYPE "public"."enum_test_drives_state" AS ENUM('booked', 'cancelled', 'done', 'missed');
  CREATE TYPE "public"."enum_lead_rules_method" AS ENUM('email', 'adf', 'webhook');
  CREATE TYPE "public"."enum_lead_deliveries_method" AS ENUM('email', 'adf', 'webhook');
  CREATE TYPE "public"."enum_lead_deliveries_state" AS ENUM('pending', 'delivered', 'undelivered', 'cancelled');
  CREATE TYPE "public"."enum_lead_notes_kind" AS ENUM('note', 'status', 'assigned', 'reply', 'resent', 'spam', 'system');
  CREATE TYPE "public"."enum_locations_time_zone" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Darwin', 'Australia/Perth', 'Australia/Broken_Hill', 'Australia/Lord_Howe', 'Australia/Eucla');
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'sales-staff';
  CREATE TABLE "pages_blocks_lead_form" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"form" "enum_pages_blocks_lead_form_form" DEFAULT 'contact',
  	"own_form_id" integer,
  	"submit_label" varchar,
  	"show_contact" boolean DEFAULT true,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_lead_form" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"form" "enum__pages_v_blocks_lead_form_form" DEFAULT 'contact',
  	"own_form_id" integer,
  	"submit_label" varchar,
  	"show_contact" boolean DEFAULT true,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "forms_steps_fields" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"kind" "enum_forms_steps_fields_kind" DEFAULT 'text' NOT NULL,
  	"name" varchar NOT NULL,
  	"required" boolean DEFAULT false,
  	"half" boolean DEFAULT false,
  	"help" varchar,
  	"options" jsonb,
  	"max_length" numeric,
  	"value" varchar,
  	"show_if_field" varchar,
  	"show_if_is" "enum_forms_steps_fields_show_if_is" DEFAULT 'one-of',
  	"show_if_values" jsonb
  );
  
  CREATE TABLE "forms_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar
  );
  
  CREATE TABLE "forms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"category" varchar DEFAULT 'General Enquiry' NOT NULL,
  	"subcategory" varchar,
  	"submit_label" varchar DEFAULT 'Submit Form',
  	"success_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "leads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"status" "enum_leads_status" DEFAULT 'new' NOT NULL,
  	"assigned_to_id" integer,
  	"name" varchar,
  	"last_name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"postcode" varchar,
  	"message" varchar,
  	"opt_in" boolean DEFAULT false,
  	"form_key" varchar,
  	"form_name" varchar,
  	"category" varchar,
  	"subcategory" varchar,
  	"vehicle_id" integer,
  	"vehicle_snapshot" jsonb,
  	"location_id" integer,
  	"dealership_id" integer,
  	"answers" jsonb,
  	"consents" jsonb,
  	"files" jsonb,
  	"source" jsonb,
  	"is_spam" boolean DEFAULT false,
  	"spam_score" numeric,
  	"spam_reasons" jsonb,
  	"form_completed" boolean DEFAULT true,
  	"offer_accepted" boolean DEFAULT false,
  	"contacted_at" timestamp(3) with time zone,
  	"followed_up_at" timestamp(3) with time zone,
  	"erased_at" timestamp(3) with time zone,
  	"public_id" varchar NOT NULL,
  	"idempotency_key" varchar NOT NULL,
  	"person_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "test_drives" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"lead_id" integer NOT NULL,
  	"location_id" integer NOT NULL,
  	"vehicle_id" integer,
  	"starts_at" timestamp(3) with time zone NOT NULL,
  	"ends_at" timestamp(3) with time zone NOT NULL,
  	"seat" numeric NOT NULL,
  	"state" "enum_test_drives_state" DEFAULT 'booked' NOT NULL,
  	"reminded_at" timestamp(3) with time zone,
  	"changes" numeric DEFAULT 0 NOT NULL,
  	"public_id" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "valuations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"lead_id" integer,
  	"vehicle_id" integer,
  	"rego" varchar,
  	"rego_state" varchar,
  	"year" numeric,
  	"make" varchar,
  	"model" varchar,
  	"badge" varchar,
  	"kilometres" numeric,
  	"condition" jsonb,
  	"low" numeric,
  	"high" numeric,
  	"offer_price" numeric,
  	"basis" jsonb,
  	"provider" varchar,
  	"valid_until" timestamp(3) with time zone,
  	"accepted_at" timestamp(3) with time zone,
  	"public_id" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lead_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"name" varchar NOT NULL,
  	"is_active" boolean DEFAULT true,
  	"only_without_others" boolean DEFAULT false,
  	"forms" jsonb,
  	"categories" jsonb,
  	"car_types" jsonb,
  	"method" "enum_lead_rules_method" DEFAULT 'email' NOT NULL,
  	"emails" jsonb,
  	"webhook_url" varchar,
  	"webhook_secret" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lead_rules_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locations_id" integer,
  	"dealerships_id" integer
  );
  
  CREATE TABLE "lead_deliveries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"lead_id" integer NOT NULL,
  	"rule_id" integer,
  	"method" "enum_lead_deliveries_method" NOT NULL,
  	"target" varchar NOT NULL,
  	"state" "enum_lead_deliveries_state" DEFAULT 'pending' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"log" jsonb,
  	"reason" varchar,
  	"next_attempt_at" timestamp(3) with time zone,
  	"delivered_at" timestamp(3) with time zone,
  	"alerted_at" timestamp(3) with time zone,
  	"delivery_id" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lead_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"lead_id" integer NOT NULL,
  	"kind" "enum_lead_notes_kind" NOT NULL,
  	"text" varchar,
  	"author_id" integer,
  	"detail" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locations_id" integer
  );
  
  DROP INDEX "tenant_slug_1_idx";
  DROP INDEX "tenant_slug_2_idx";
  DROP INDEX "tenant_slug_3_idx";
  ALTER TABLE "tenants" ADD COLUMN "turnstile_secret" varchar;
  ALTER TABLE "locations" ADD COLUMN "time_zone" "enum_locations_time_zone";
  ALTER TABLE "locations" ADD COLUMN "test_drive_offered" boolean DEFAULT true;
  ALTER TABLE "locations" ADD COLUMN "test_drive_minutes" numeric DEFAULT 30;
  ALTER TABLE "locations" ADD COLUMN "test_drive_capacity" numeric DEFAULT 1;
  ALTER TABLE "locations" ADD COLUMN "test_drive_notice_hours" numeric DEFAULT 2;
  ALTER TABLE "locations" ADD COLUMN "test_drive_days_ahead" numeric DEFAULT 21;
  ALTER TABLE "outbox" ADD COLUMN "tenant_id" integer;
  ALTER TABLE "outbox" ADD COLUMN "attachments" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "forms_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "leads_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "test_drives_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lead_rules_id" integer;
  ALTER TABLE "pages_blocks_lead_form" ADD CONSTRAINT "pages_blocks_lead_form_own_form_id_forms_id_fk" FOREIGN KEY ("own_form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_lead_form" ADD CONSTRAINT "pages_blocks_lead_form_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_lead_form" ADD CONSTRAINT "_pages_v_blocks_lead_form_own_form_id_forms_id_fk" FOREIGN KEY ("own_form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_lead_form" ADD CONSTRAINT "_pages_v_blocks_lead_form_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_steps_fields" ADD CONSTRAINT "forms_steps_fields_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_steps" ADD CONSTRAINT "forms_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms" ADD CONSTRAINT "forms_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_assigned_to_id_users_id_fk" FOREIGN KEY ("assigned_to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_dealership_id_dealerships_id_fk" FOREIGN KEY ("dealership_id") REFERENCES "public"."dealerships"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "test_drives" ADD CONSTRAINT "test_drives_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "test_drives" ADD CONSTRAINT "test_drives_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "test_drives" ADD CONSTRAINT "test_drives_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "test_drives" ADD CONSTRAINT "test_drives_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "valuations" ADD CONSTRAINT "valuations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "valuations" ADD CONSTRAINT "valuations_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "valuations" ADD CONSTRAINT "valuations_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_rules" ADD CONSTRAINT "lead_rules_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_rules_rels" ADD CONSTRAINT "lead_rules_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lead_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_rules_rels" ADD CONSTRAINT "lead_rules_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_rules_rels" ADD CONSTRAINT "lead_rules_rels_dealerships_fk" FOREIGN KEY ("dealerships_id") REFERENCES "public"."dealerships"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_rule_id_lead_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."lead_rules"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_rels" ADD CONSTRAINT "users_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_rels" ADD CONSTRAINT "users_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_blocks_lead_form_order_idx" ON "pages_blocks_lead_form" USING btree ("_order");
  CREATE INDEX "pages_blocks_lead_form_parent_id_idx" ON "pages_blocks_lead_form" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_lead_form_path_idx" ON "pages_blocks_lead_form" USING btree ("_path");
  CREATE INDEX "pages_blocks_lead_form_own_form_idx" ON "pages_blocks_lead_form" USING btree ("own_form_id");
  CREATE INDEX "_pages_v_blocks_lead_form_order_idx" ON "_pages_v_blocks_lead_form" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_lead_form_parent_id_idx" ON "_pages_v_blocks_lead_form" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_lead_form_path_idx" ON "_pages_v_blocks_lead_form" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_lead_form_own_form_idx" ON "_pages_v_blocks_lead_form" USING btree ("own_form_id");
  CREATE INDEX "forms_steps_fields_order_idx" ON "forms_steps_fields" USING btree ("_order");
  CREATE INDEX "forms_steps_fields_parent_id_idx" ON "forms_steps_fields" USING btree ("_parent_id");
  CREATE INDEX "forms_steps_order_idx" ON "forms_steps" USING btree ("_order");
  CREATE INDEX "forms_steps_parent_id_idx" ON "forms_steps" USING btree ("_parent_id");
  CREATE INDEX "forms_tenant_idx" ON "forms" USING btree ("tenant_id");
  CREATE INDEX "forms_slug_idx" ON "forms" USING btree ("slug");
  CREATE INDEX "forms_updated_at_idx" ON "forms" USING btree ("updated_at");
  CREATE INDEX "forms_created_at_idx" ON "forms" USING btree ("created_at");
  CREATE UNIQUE INDEX "tenant_slug_1_idx" ON "forms" USING btree ("tenant_id","slug");
  CREATE INDEX "leads_tenant_idx" ON "leads" USING btree ("tenant_id");
  CREATE INDEX "leads_status_idx" ON "leads" USING btree ("status");
  CREATE INDEX "leads_assigned_to_idx" ON "leads" USING btree ("assigned_to_id");
  CREATE INDEX "leads_form_key_idx" ON "leads" USING btree ("form_key");
  CREATE INDEX "leads_vehicle_idx" ON "leads" USING btree ("vehicle_id");
  CREATE INDEX "leads_location_idx" ON "leads" USING btree ("location_id");
  CREATE INDEX "leads_dealership_idx" ON "leads" USING btree ("dealership_id");
  CREATE INDEX "leads_is_spam_idx" ON "leads" USING btree ("is_spam");
  CREATE UNIQUE INDEX "leads_public_id_idx" ON "leads" USING btree ("public_id");
  CREATE INDEX "leads_updated_at_idx" ON "leads" USING btree ("updated_at");
  CREATE INDEX "leads_created_at_idx" ON "leads" USING btree ("created_at");
  CREATE UNIQUE INDEX "tenant_idempotency_key_idx" ON "leads" USING btree ("tenant_id","idempotency_key");
  CREATE INDEX "tenant_createdAt_idx" ON "leads" USING btree ("tenant_id","created_at");
  CREATE INDEX "tenant_person_key_idx" ON "leads" USING btree ("tenant_id","person_key");
  CREATE INDEX "test_drives_tenant_idx" ON "test_drives" USING btree ("tenant_id");
  CREATE INDEX "test_drives_lead_idx" ON "test_drives" USING btree ("lead_id");
  CREATE INDEX "test_drives_location_idx" ON "test_drives" USING btree ("location_id");
  CREATE INDEX "test_drives_vehicle_idx" ON "test_drives" USING btree ("vehicle_id");
  CREATE INDEX "test_drives_starts_at_idx" ON "test_drives" USING btree ("starts_at");
  CREATE INDEX "test_drives_state_idx" ON "test_drives" USING btree ("state");
  CREATE UNIQUE INDEX "test_drives_public_id_idx" ON "test_drives" USING btree ("public_id");
  CREATE INDEX "test_drives_updated_at_idx" ON "test_drives" USING btree ("updated_at");
  CREATE INDEX "test_drives_created_at_idx" ON "test_drives" USING btree ("created_at");
  CREATE INDEX "valuations_tenant_idx" ON "valuations" USING btree ("tenant_id");
  CREATE INDEX "valuations_lead_idx" ON "valuations" USING btree ("lead_id");
  CREATE INDEX "valuations_vehicle_idx" ON "valuations" USING btree ("vehicle_id");
  CREATE UNIQUE INDEX "valuations_public_id_idx" ON "valuations" USING btree ("public_id");
  CREATE INDEX "valuations_updated_at_idx" ON "valuations" USING btree ("updated_at");
  CREATE INDEX "valuations_created_at_idx" ON "valuations" USING btree ("created_at");
  CREATE INDEX "lead_rules_tenant_idx" ON "lead_rules" USING btree ("tenant_id");
  CREATE INDEX "lead_rules_updated_at_idx" ON "lead_rules" USING btree ("updated_at");
  CREATE INDEX "lead_rules_created_at_idx" ON "lead_rules" USING btree ("created_at");
  CREATE INDEX "lead_rules_rels_order_idx" ON "lead_rules_rels" USING btree ("order");
  CREATE INDEX "lead_rules_rels_parent_idx" ON "lead_rules_rels" USING btree ("parent_id");
  CREATE INDEX "lead_rules_rels_path_idx" ON "lead_rules_rels" USING btree ("path");
  CREATE INDEX "lead_rules_rels_locations_id_idx" ON "lead_rules_rels" USING btree ("locations_id");
  CREATE INDEX "lead_rules_rels_dealerships_id_idx" ON "lead_rules_rels" USING btree ("dealerships_id");
  CREATE INDEX "lead_deliveries_tenant_idx" ON "lead_deliveries" USING btree ("tenant_id");
  CREATE INDEX "lead_deliveries_lead_idx" ON "lead_deliveries" USING btree ("lead_id");
  CREATE INDEX "lead_deliveries_rule_idx" ON "lead_deliveries" USING btree ("rule_id");
  CREATE INDEX "lead_deliveries_state_idx" ON "lead_deliveries" USING btree ("state");
  CREATE INDEX "lead_deliveries_next_attempt_at_idx" ON "lead_deliveries" USING btree ("next_attempt_at");
  CREATE UNIQUE INDEX "lead_deliveries_delivery_id_idx" ON "lead_deliveries" USING btree ("delivery_id");
  CREATE INDEX "lead_deliveries_updated_at_idx" ON "lead_deliveries" USING btree ("updated_at");
  CREATE INDEX "lead_deliveries_created_at_idx" ON "lead_deliveries" USING btree ("created_at");
  CREATE INDEX "lead_notes_tenant_idx" ON "lead_notes" USING btree ("tenant_id");
  CREATE INDEX "lead_notes_lead_idx" ON "lead_notes" USING btree ("lead_id");
  CREATE INDEX "lead_notes_author_idx" ON "lead_notes" USING btree ("author_id");
  CREATE INDEX "lead_notes_updated_at_idx" ON "lead_notes" USING btree ("updated_at");
  CREATE INDEX "lead_notes_created_at_idx" ON "lead_notes" USING btree ("created_at");
  CREATE INDEX "users_rels_order_idx" ON "users_rels" USING btree ("order");
  CREATE INDEX "users_rels_parent_idx" ON "users_rels" USING btree ("parent_id");
  CREATE INDEX "users_rels_path_idx" ON "users_rels" USING btree ("path");
  CREATE INDEX "users_rels_locations_id_idx" ON "users_rels" USING btree ("locations_id");
  ALTER TABLE "outbox" ADD CONSTRAINT "outbox_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_leads_fk" FOREIGN KEY ("leads_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_test_drives_fk" FOREIGN KEY ("test_drives_id") REFERENCES "public"."test_drives"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_rules_fk" FOREIGN KEY ("lead_rules_id") REFERENCES "public"."lead_rules"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "tenant_slug_2_idx" ON "vehicles" USING btree ("tenant_id","slug");
  CREATE UNIQUE INDEX "tenant_slug_3_idx" ON "dealerships" USING btree ("tenant_id","slug");
  CREATE UNIQUE INDEX "tenant_slug_4_idx" ON "locations" USING btree ("tenant_id","slug");
  CREATE INDEX "outbox_tenant_idx" ON "outbox" USING btree ("tenant_id");
  CREATE INDEX "payload_locked_documents_rels_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("forms_id");
  CREATE INDEX "payload_locked_documents_rels_leads_id_idx" ON "payload_locked_documents_rels" USING btree ("leads_id");
  CREATE INDEX "payload_locked_documents_rels_test_drives_id_idx" ON "payload_locked_documents_rels" USING btree ("test_drives_id");
  CREATE INDEX "payload_locked_documents_rels_lead_rules_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_rules_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_blocks_lead_form" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_lead_form" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_steps_fields" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "leads" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "test_drives" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "valuations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_rules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_rules_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_deliveries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "users_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "pages_blocks_lead_form" CASCADE;
  DROP TABLE "_pages_v_blocks_lead_form" CASCADE;
  DROP TABLE "forms_steps_fields" CASCADE;
  DROP TABLE "forms_steps" CASCADE;
  DROP TABLE "forms" CASCADE;
  DROP TABLE "leads" CASCADE;
  DROP TABLE "test_drives" CASCADE;
  DROP TABLE "valuations" CASCADE;
  DROP TABLE "lead_rules" CASCADE;
  DROP TABLE "lead_rules_rels" CASCADE;
  DROP TABLE "lead_deliveries" CASCADE;
  DROP TABLE "lead_notes" CASCADE;
  DROP TABLE "users_rels" CASCADE;
  ALTER TABLE "outbox" DROP CONSTRAINT "outbox_tenant_id_tenants_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_forms_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_leads_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_test_drives_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_lead_rules_fk";
  
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'marketing-staff'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('platform-admin', 'group-admin', 'marketing-staff');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'marketing-staff'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  DROP INDEX "tenant_slug_2_idx";
  DROP INDEX "tenant_slug_3_idx";
  DROP INDEX "tenant_slug_4_idx";
  DROP INDEX "outbox_tenant_idx";
  DROP INDEX "payload_locked_documents_rels_forms_id_idx";
  DROP INDEX "payload_locked_documents_rels_leads_id_idx";
  DROP INDEX "payload_locked_documents_rels_test_drives_id_idx";
  DROP INDEX "payload_locked_documents_rels_lead_rules_id_idx";
  CREATE UNIQUE INDEX "tenant_slug_1_idx" ON "vehicles" USING btree ("tenant_id","slug");
  CREATE UNIQUE INDEX "tenant_slug_2_idx" ON "dealerships" USING btree ("tenant_id","slug");
  CREATE UNIQUE INDEX "tenant_slug_3_idx" ON "locations" USING btree ("tenant_id","slug");
  ALTER TABLE "tenants" DROP COLUMN "turnstile_secret";
  ALTER TABLE "locations" DROP COLUMN "time_zone";
  ALTER TABLE "locations" DROP COLUMN "test_drive_offered";
  ALTER TABLE "locations" DROP COLUMN "test_drive_minutes";
  ALTER TABLE "locations" DROP COLUMN "test_drive_capacity";
  ALTER TABLE "locations" DROP COLUMN "test_drive_notice_hours";
  ALTER TABLE "locations" DROP COLUMN "test_drive_days_ahead";
  ALTER TABLE "outbox" DROP COLUMN "tenant_id";
  ALTER TABLE "outbox" DROP COLUMN "attachments";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "forms_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "leads_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "test_drives_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "lead_rules_id";
  DROP TYPE "public"."enum_pages_blocks_lead_form_form";
  DROP TYPE "public"."enum__pages_v_blocks_lead_form_form";
  DROP TYPE "public"."enum_forms_steps_fields_kind";
  DROP TYPE "public"."enum_forms_steps_fields_show_if_is";
  DROP TYPE "public"."enum_leads_status";
  DROP TYPE "public"."enum_test_drives_state";
  DROP TYPE "public"."enum_lead_rules_method";
  DROP TYPE "public"."enum_lead_deliveries_method";
  DROP TYPE "public"."enum_lead_deliveries_state";
  DROP TYPE "public"."enum_lead_notes_kind";
  DROP TYPE "public"."enum_locations_time_zone";`)
}
