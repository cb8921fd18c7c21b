import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "spin_campaigns_prizes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"chance" numeric NOT NULL,
  	"quantity" numeric
  );
  
  CREATE TABLE "spin_campaigns" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"name" varchar NOT NULL,
  	"intro" varchar,
  	"starts_at" timestamp(3) with time zone NOT NULL,
  	"ends_at" timestamp(3) with time zone NOT NULL,
  	"terms" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "spins" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"code" varchar,
  	"prize" varchar,
  	"campaign_id" integer NOT NULL,
  	"shopper_id" integer,
  	"note" varchar,
  	"person_key" varchar NOT NULL,
  	"prize_id" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "spin_campaigns_id" integer;
  ALTER TABLE "spin_campaigns_prizes" ADD CONSTRAINT "spin_campaigns_prizes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."spin_campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "spin_campaigns" ADD CONSTRAINT "spin_campaigns_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "spins" ADD CONSTRAINT "spins_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "spins" ADD CONSTRAINT "spins_campaign_id_spin_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."spin_campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "spins" ADD CONSTRAINT "spins_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "spin_campaigns_prizes_order_idx" ON "spin_campaigns_prizes" USING btree ("_order");
  CREATE INDEX "spin_campaigns_prizes_parent_id_idx" ON "spin_campaigns_prizes" USING btree ("_parent_id");
  CREATE INDEX "spin_campaigns_tenant_idx" ON "spin_campaigns" USING btree ("tenant_id");
  CREATE INDEX "spin_campaigns_updated_at_idx" ON "spin_campaigns" USING btree ("updated_at");
  CREATE INDEX "spin_campaigns_created_at_idx" ON "spin_campaigns" USING btree ("created_at");
  CREATE INDEX "spins_tenant_idx" ON "spins" USING btree ("tenant_id");
  CREATE UNIQUE INDEX "spins_code_idx" ON "spins" USING btree ("code");
  CREATE INDEX "spins_campaign_idx" ON "spins" USING btree ("campaign_id");
  CREATE INDEX "spins_shopper_idx" ON "spins" USING btree ("shopper_id");
  CREATE INDEX "spins_updated_at_idx" ON "spins" USING btree ("updated_at");
  CREATE INDEX "spins_created_at_idx" ON "spins" USING btree ("created_at");
  CREATE UNIQUE INDEX "campaign_person_key_idx" ON "spins" USING btree ("campaign_id","person_key");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_spin_campaigns_fk" FOREIGN KEY ("spin_campaigns_id") REFERENCES "public"."spin_campaigns"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_spin_campaigns_id_idx" ON "payload_locked_documents_rels" USING btree ("spin_campaigns_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "spin_campaigns_prizes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "spin_campaigns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "spins" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "spin_campaigns_prizes" CASCADE;
  DROP TABLE "spin_campaigns" CASCADE;
  DROP TABLE "spins" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_spin_campaigns_fk";
  
  DROP INDEX "payload_locked_documents_rels_spin_campaigns_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "spin_campaigns_id";`)
}
