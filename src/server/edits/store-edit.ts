import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { EditAction } from '@/domain/edits/edit'
import { transactionOf } from '../clients/payload-transaction'

export interface Edit {
  readonly action: EditAction
  /** The slug of the document's collection. */
  readonly kind: string
  readonly document: string
  readonly title: string
  /** What changed, in the words of the form. Never a value: it may be personal or secret. */
  readonly parts: string
  readonly person: number
  readonly website: number | null
  /** Null for a website's document, whose group is the website's. */
  readonly group: number | null
}

/** Adds an entry to the log of edits within the request's transaction: it is stored exactly if the edit is. */
export async function storeEdit(req: PayloadRequest, edit: Edit): Promise<void> {
  const { action, kind, document, title, parts, person, website, group } = edit
  const transaction = await transactionOf(req)
  await transaction.execute(
    // The document may be a website or a group that was just deleted, and the person may be deleted meanwhile.
    sql`INSERT INTO edits (action, kind, document, title, parts, person_id, person_name, website_id, group_id)
        SELECT ${action}, ${kind}, ${document}, ${title}, ${parts}, u.id, u.name, t.id, coalesce(t.group_id, g.id)
        FROM (SELECT) AS one
        LEFT JOIN users u ON u.id = ${person}
        LEFT JOIN tenants t ON t.id = ${website}
        LEFT JOIN groups g ON g.id = ${group}`,
  )
}
