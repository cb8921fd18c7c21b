import { createHash, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { z } from 'zod'
import { type FieldProblem, fieldsOf } from '@/domain/leads/form/check-answers'
import type { RawAnswers } from '@/domain/leads/form/is-shown'
import type { LeadForm } from '@/domain/leads/form/lead-form'
import { ownValue } from '@/domain/records/own-value'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { database } from '../clients/database'

/** The cookie that names the draft. Only the page of the form gets it. */
export const DRAFT_COOKIE = 'form-draft'
export const DRAFT_PATH = '/forms'
/** In seconds. */
export const DRAFT_LASTS = 3600

/** Random bytes of a token. */
const TOKEN_BYTES = 32
/** Expired drafts that one insert deletes at most. The worker deletes the rest. */
const OLD_AT_ONCE = 20

type Website = Pick<TenantContext, 'id'>
type DraftValues = Record<string, string | readonly string[] | boolean>

export interface FormDraft {
  readonly values: DraftValues
  readonly problems: readonly FieldProblem[]
}

const stored = z.object({
  values: z.record(z.string(), z.union([z.string(), z.array(z.string()), z.boolean()])),
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
})

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

const EXPIRED = `created_at < now() - make_interval(secs => ${DRAFT_LASTS})`

/** What a form shows again. Files must be chosen again, and a box that was not sent is not ticked. */
function valuesOf(form: LeadForm, fields: RawAnswers): DraftValues {
  const typed = fieldsOf(form).filter(({ kind }) => kind !== 'hidden' && kind !== 'file')
  const pairs = typed.map(({ name, kind }) => {
    const value = ownValue(fields, name)
    if (kind === 'consent') return [name, value === 'on' || value === true]
    if (kind === 'checkboxes') return [name, [value ?? []].flat().map(String)]
    return [name, typeof value === 'string' ? value : '']
  })
  return Object.fromEntries(pairs)
}

/** Keeps a refused form for an hour and returns the token that opens it. */
export async function storeDraft(
  { id }: Website,
  form: LeadForm,
  { fields, problems }: { fields: RawAnswers; problems: readonly FieldProblem[] },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await database().query(
    `WITH old AS (DELETE FROM leads.drafts WHERE token_hash IN (SELECT token_hash FROM leads.drafts WHERE ${EXPIRED} LIMIT ${OLD_AT_ONCE}))
     INSERT INTO leads.drafts (token_hash, tenant_id, form_key, "values", problems) VALUES ($1, $2, $3, $4::jsonb, $5::jsonb)`,
    [hashOf(token), id, form.key, JSON.stringify(valuesOf(form, fields)), JSON.stringify(problems)],
  )
  return token
}

/** The refused form of a token; null if it is another website's or form's, or over an hour old. */
export async function readDraft({ id }: Website, formKey: string, token: string): Promise<FormDraft | null> {
  const { rows } = await database().query<{ values: unknown; problems: unknown }>(
    `SELECT "values", problems FROM leads.drafts WHERE token_hash = $1 AND tenant_id = $2 AND form_key = $3 AND NOT ${EXPIRED}`,
    [hashOf(token), id, formKey],
  )
  return rows[0] ? stored.parse(rows[0]) : null
}

/** Deletes drafts that nobody can open any more. */
export async function deleteOldDrafts(pool: Pool): Promise<void> {
  await pool.query(`DELETE FROM leads.drafts WHERE ${EXPIRED}`)
}
