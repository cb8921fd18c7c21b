import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The page that a kept form was on (src/server/leads/drafts.ts). No documents, so by hand. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "leads"."drafts" ADD COLUMN "page_id" text, ADD COLUMN "page_url" text`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "leads"."drafts" DROP COLUMN "page_id", DROP COLUMN "page_url"`)
}
