import { sql } from '@payloadcms/db-postgres'
import { type FieldHook, ValidationError } from 'payload'
import { transactionOf } from '@/server/clients/payload-transaction'
import { type Purpose, sealText } from '@/server/secrets/sealed-text'

/** What people see of a stored secret. Sent back, it keeps the secret. */
const SECRET_IS_SET = '(set)'

/** Nobody can read a secret back, whatever their role. */
export const hideSecret: FieldHook = ({ value }) => (value ? SECRET_IS_SET : null)

interface Secret {
  readonly purpose: Purpose
  readonly column: 'payments_secret_key' | 'payments_webhook_secret'
  readonly form: RegExp
  readonly expected: string
}

/** Encrypts a new secret, keeps the stored one if the form sends its placeholder, and removes it if the field is empty. */
export const sealSecret =
  ({ purpose, column, form, expected }: Secret): FieldHook =>
  async ({ value, originalDoc, req, path, collection }) => {
    const refuse = (message: string) =>
      new ValidationError({ collection: collection?.slug, errors: [{ path: path.join('.'), message }] })
    const id: unknown = originalDoc?.id
    if (value === undefined || value === SECRET_IS_SET)
      return id === undefined ? null : stored(req, id, column)
    if (typeof value !== 'string' || value === '') return null
    if (typeof id !== 'number') throw refuse('Save the group first, then enter its keys.')
    if (!form.test(value)) throw refuse(expected)
    return sealText(value, purpose, id)
  }

type Request = Parameters<FieldHook>[0]['req']

async function stored(req: Request, id: unknown, column: Secret['column']): Promise<string | null> {
  const transaction = await transactionOf(req)
  const answer = await transaction.execute(
    sql`SELECT payments_secret_key, payments_webhook_secret FROM groups WHERE id = ${id}`,
  )
  const { rows } = answer as { rows: Record<Secret['column'], string | null>[] }
  return rows[0]?.[column] ?? null
}
