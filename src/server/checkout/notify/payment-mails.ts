import { mailLook } from '@/domain/leads/delivery/mail/mail-html'
import { type NoticeMail, noticeMail } from '@/domain/leads/delivery/mail/notice-mail'
import {
  type NoticeFacts,
  type NoticeText,
  noticeRows,
  type PaymentNews,
  shopperNotice,
  staffNotice,
} from '@/domain/reservations/mail/payment-notice'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { adminLink, siteOf } from '../../leads/notices/alert-undelivered'

/** What the mails say of a payment. */
export interface MailedPayment {
  readonly ctx: TenantContext
  readonly facts: NoticeFacts
  /** The shopper's page of the payment. */
  readonly address: string
  /** Null for an invoice. */
  readonly reservationId: number | null
}

const mailOf = (
  ctx: TenantContext,
  text: NoticeText,
  facts: NoticeFacts,
  link: { label: string; url: string } | null,
): NoticeMail =>
  noticeMail({ ...text, rows: noticeRows(facts), link, site: siteOf(ctx) }, mailLook(ctx.theme))

/** The mail to the shopper. Null for news that does not concern them. */
export function shopperMail(
  { ctx, facts, address, reservationId }: MailedPayment,
  news: PaymentNews,
): NoticeMail | null {
  const text = shopperNotice(news, facts)
  const label = reservationId === null ? 'Open your payment' : 'Open your reservation'
  return text && mailOf(ctx, text, facts, { label, url: address })
}

/** The mail to the website's people. Null for news that they need no mail about. */
export function staffMail(
  { ctx, facts, reservationId }: MailedPayment,
  news: PaymentNews,
): NoticeMail | null {
  const text = staffNotice(news, facts)
  const record =
    reservationId === null ? '/collections/payments' : `/collections/reservations/${reservationId}`
  return text && mailOf(ctx, text, facts, adminLink(record, 'Open it in the admin'))
}
