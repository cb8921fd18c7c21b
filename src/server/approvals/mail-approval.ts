import type { PoolClient } from 'pg'
import { mailLook } from '@/domain/leads/delivery/mail/mail-html'
import { type Notice, noticeMail } from '@/domain/leads/delivery/mail/notice-mail'
import { adminLink, siteOf } from '../leads/notices/alert-undelivered'
import { adminAddresses } from '../leads/notices/notice-recipients'
import { enqueueMail } from '../mail/enqueue-mail'
import { readTenantContext } from '../tenants/read-tenant-context'

export interface ApprovedDocument {
  readonly tenantId: number
  /** The collection. */
  readonly kind: string
  readonly id: number
  readonly title: string
}

type Words = Pick<Notice, 'heading' | 'message' | 'rows'>

async function send(client: PoolClient, doc: ApprovedDocument, to: readonly string[], words: Words) {
  const ctx = await readTenantContext(doc.tenantId)
  if (!ctx) return
  const link = adminLink(`/collections/${doc.kind}/${doc.id}`, 'Open the document')
  const mail = noticeMail({ ...words, link, site: siteOf(ctx) }, mailLook(ctx.theme))
  for (const each of to) await enqueueMail(client, { tenantId: doc.tenantId, to: each, ...mail })
}

/** Emails the website's admins that a draft waits for approval, in the caller's transaction. */
export async function mailRequest(
  client: PoolClient,
  doc: ApprovedDocument,
  { by, note }: { readonly by: string; readonly note: string },
): Promise<void> {
  await send(client, doc, await adminAddresses(client, doc.tenantId), {
    heading: `“${doc.title}” waits for approval`,
    message: 'Publish the draft to approve it, or decline it with a reason.',
    rows: [['Asked by', by], ...(note ? [['Note', note] as const] : [])],
  })
}

export interface Answer {
  readonly state: 'published' | 'declined'
  readonly by: string
  readonly reason: string
  /** What it means for shoppers, or what the person does next. */
  readonly message: string
}

/** $1: person, $2: website. Returns no row for a person who has left the website. */
const READ_ASKER = `
  SELECT u.email FROM users u JOIN tenants t ON t.id = $2
  WHERE u.id = $1 AND (u.role = 'platform-admin' OR (u.role = 'group-admin' AND u.group_id = t.group_id)
    OR EXISTS (SELECT FROM users_tenants own WHERE own._parent_id = u.id AND own.tenant_id = t.id))`

/** Emails the decision to the person who asked, in the caller's transaction, unless they decided themselves. */
export async function mailAnswer(
  client: PoolClient,
  doc: ApprovedDocument,
  { asker, decider }: { readonly asker: number; readonly decider: number | null },
  { state, by, reason, message }: Answer,
): Promise<void> {
  if (asker === decider) return
  const { rows } = await client.query<{ email: string }>(READ_ASKER, [asker, doc.tenantId])
  await send(
    client,
    doc,
    rows.map(({ email }) => email),
    {
      heading: `“${doc.title}” was ${state}`,
      message,
      rows: [['By', by], ...(reason ? [['Reason', reason] as const] : [])],
    },
  )
}
