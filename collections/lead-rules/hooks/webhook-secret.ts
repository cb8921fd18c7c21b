import { sql } from '@payloadcms/db-postgres'
import { type FieldHook, ValidationError } from 'payload'
import { checkWebhookSecret } from '@/domain/leads/delivery/rule-problems'
import { transactionOf } from '@/server/clients/payload-transaction'
import { sealText } from '@/server/secrets/sealed-text'
import { idOf } from '../../access/roles'

/** What people see of a stored secret. Sent back, it keeps the secret. */
const SECRET_IS_SET = '(set)'

/** Nobody can read a secret back, whatever their role. */
export const hideSecret: FieldHook = ({ value }) => (value ? SECRET_IS_SET : null)

type Request = Parameters<FieldHook>[0]['req']

async function storedSecret(req: Request, id: unknown): Promise<string | null> {
  const transaction = await transactionOf(req)
  const answer = await transaction.execute(sql`SELECT webhook_secret FROM lead_rules WHERE id = ${id}`)
  const { rows } = answer as { rows: { webhook_secret: string | null }[] }
  return rows[0]?.webhook_secret ?? null
}

/** Encrypts a new secret, keeps the stored one if the form sends its placeholder, and removes it if the field is empty. */
export const sealSecret: FieldHook = async ({ value, originalDoc, data, req, path, collection }) => {
  if (value === undefined || value === SECRET_IS_SET) {
    return originalDoc?.id === undefined ? null : storedSecret(req, originalDoc.id)
  }
  if (typeof value !== 'string' || value === '') return null
  const problem = checkWebhookSecret(value)
  const tenant = idOf(data?.tenant) ?? idOf(originalDoc?.tenant)
  if (problem !== true || tenant === null) {
    const message = problem === true ? 'Choose the website first.' : problem
    throw new ValidationError({ collection: collection?.slug, errors: [{ path: path.join('.'), message }] })
  }
  return sealText(value, 'webhook secret', tenant)
}
