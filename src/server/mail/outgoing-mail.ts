import type { MailAttachment } from './enqueue-mail'

/** A mail about a lead, ready to send. */
export interface OutgoingMail {
  /** The same in every attempt. It becomes the Message-ID. */
  readonly id: string
  readonly tenantId: number
  /** The website, as the sender's name. */
  readonly fromName: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string | null
  readonly replyTo: string | null
  readonly attachments: readonly MailAttachment[]
  /** The link that ends mails of its kind with one click (RFC 8058). */
  readonly unsubscribe?: string | null
}
