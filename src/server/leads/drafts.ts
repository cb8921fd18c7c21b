import { createHash, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { z } from 'zod'
import { type FieldProblem, fieldsOf } from '@/domain/leads/form/check-answers'
import type { RawAnswers } from '@/domain/leads/form/is-shown'
import type { LeadForm } from '@/domain/leads/form/lead-form'
import { ownValue } from '@/domain/records/own-value'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { database } from '../clients/database'

/** The cookie that names the draft. Only the page of the form and the address that forms are sent to get it. */
export const DRAFT_COOKIE = 'form-draft'
export const FORM_PAGES = '/forms'
export const DRAFT_PATHS = [FORM_PAGES, '/api/enquiries'] as const
/** In seconds. */
export const DRAFT_LASTS = 3600

/** Random bytes of a token. */
const TOKEN_BYTES = 32
/** Expired drafts that one insert deletes at most. The worker deletes the rest. */
const OLD_AT_ONCE = 20

type Website = Pick<TenantContext, 'id'>
type DraftValues = Record<string, string | readonly string[] | boolean>

/** The page that a form was on when it was first sent. */
interface DraftPage {
  readonly pageId: string | null
  readonly url: string | null
}

export interface FormDraft extends DraftPage {
  readonly values: DraftValues
  readonly problems: readonly FieldProblem[]
}

const stored = z.object({
  values: z.record(z.string(), z.union([z.string(), z.array(z.string()), z.boolean()])),
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
  pageId: z.string().nullable(),
  url: z.string().nullable(),
})

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

const EXPIRED = `created_at < now() - make_interval(secs => ${DRAFT_LASTS})`

/** What a form shows again. Files must be chosen again, and a box that was not sent is not ticked. */
function valuesOf(form: Pick<LeadForm, 'steps'>, fields: RawAnswers): DraftValues {
  const typed = fieldsOf(form).filter(({ kind }) => kind !== 'hidden' && kind !== 'file')
  const pairs = typed.map(({ name, kind }) => {
    const value = ownValue(fields, name)
    if (kind === 'consent') return [name, value === 'on' || value === true]
    if (kind === 'checkboxes') return [name, [value ?? []].flat().map(String)]
    return [name, typeof value === 'string' ? value : '']
  })
  return Object.fromEntries(pairs)
}

interface Kept {
  readonly fields: RawAnswers
  readonly problems: readonly FieldProblem[]
  readonly page: DraftPage
  /** The token of the draft that this one replaces. */
  readonly earlier: string | null
}

/** Keeps the steps of a form for an hour and returns the token that opens them. */
export async function storeDraft(
  { id }: Website,
  form: Pick<LeadForm, 'key' | 'steps'>,
  { fields, problems, page, earlier }: Kept,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await database().query(
    `WITH old AS (
       DELETE FROM leads.drafts WHERE (token_hash = $8 AND tenant_id = $2)
         OR token_hash IN (SELECT token_hash FROM leads.drafts WHERE ${EXPIRED} LIMIT ${OLD_AT_ONCE}))
     INSERT INTO leads.drafts (token_hash, tenant_id, form_key, "values", problems, page_id, page_url)
     VALUES ($1, $2, $3, $4::jsonb, $5::jsonb, $6, $7)`,
    [
      hashOf(token),
      id,
      form.key,
      JSON.stringify(valuesOf(form, fields)),
      JSON.stringify(problems),
      page.pageId,
      page.url,
      earlier && hashOf(earlier),
    ],
  )
  return token
}

/** Deletes the draft of a token, once its form was sent (MSL-02). */
export async function endDraft({ id }: Website, token: string): Promise<void> {
  await database().query('DELETE FROM leads.drafts WHERE token_hash = $1 AND tenant_id = $2', [
    hashOf(token),
    id,
  ])
}

/** The draft of a token; null if it is another website's or form's, or over an hour old. */
export async function readDraft({ id }: Website, formKey: string, token: string): Promise<FormDraft | null> {
  const { rows } = await database().query<Record<keyof FormDraft, unknown>>(
    `SELECT "values", problems, page_id AS "pageId", page_url AS url FROM leads.drafts WHERE token_hash = $1 AND tenant_id = $2 AND form_key = $3 AND NOT ${EXPIRED}`,
    [hashOf(token), id, formKey],
  )
  return rows[0] ? stored.parse(rows[0]) : null
}

/** Deletes drafts that nobody can open any more. */
export async function deleteOldDrafts(pool: Pool): Promise<void> {
  await pool.query(`DELETE FROM leads.drafts WHERE ${EXPIRED}`)
}
