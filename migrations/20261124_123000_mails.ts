import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Mail to shoppers and staff about leads, until the worker has sent it (src/server/mail). No documents, so by hand. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE SCHEMA IF NOT EXISTS "leads";

   -- A mail that was sent keeps its row for a week, without its text.
   CREATE TABLE "leads"."mails" (
  	"id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  	"mail_id" uuid DEFAULT gen_random_uuid() NOT NULL UNIQUE,
  	"tenant_id" integer NOT NULL REFERENCES "public"."tenants"("id") ON DELETE CASCADE,
  	"lead_id" integer REFERENCES "public"."leads"("id") ON DELETE SET NULL,
  	"to" text NOT NULL,
  	"subject" text NOT NULL,
  	"text" text,
  	"html" text,
  	"reply_to" text,
  	"attachments" jsonb,
  	"state" text DEFAULT 'pending' NOT NULL CHECK ("state" IN ('pending', 'sent', 'failed')),
  	"attempts" integer DEFAULT 0 NOT NULL,
  	"first_attempt_at" timestamp(3) with time zone,
  	"next_attempt_at" timestamp(3) with time zone DEFAULT now(),
  	"reason" text,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"ended_at" timestamp(3) with time zone
  );
   CREATE INDEX "mails_pending" ON "leads"."mails" ("next_attempt_at") WHERE "state" = 'pending';
   CREATE INDEX "mails_ended" ON "leads"."mails" ("ended_at") WHERE "ended_at" IS NOT NULL;
   CREATE INDEX "mails_tenant" ON "leads"."mails" ("tenant_id");
   CREATE INDEX "mails_lead" ON "leads"."mails" ("lead_id");

   -- Digests and alerts that were sent, so that each is sent once.
   CREATE TABLE "leads"."notices" (
  	"tenant_id" integer NOT NULL REFERENCES "public"."tenants"("id") ON DELETE CASCADE,
  	"kind" text NOT NULL,
  	"day" date NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	PRIMARY KEY ("tenant_id", "kind", "day")
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "leads"."mails", "leads"."notices"`)
}
