import { JOURNEY } from '@/domain/reservations/journey/journey-path'
import {
  type NoticeFacts,
  type PaymentNews,
  paymentNews,
  shopperNotice,
  staffNotice,
} from '@/domain/reservations/mail/payment-notice'
import { siteOrigin } from '@/domain/tenants/site-origin'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { fullTimeText } from '@/domain/test-drives/time-text'
import { env } from '@/env'
import { readTenantContext } from '../../tenants/read-tenant-context'
import { journeyMail } from '../journey/mail-journey'
import { zoneOf } from '../zone-of'
import { shopperMail, staffMail } from './payment-mails'

const receivers = { shopper: shopperMail, staff: staffMail } as const

export interface PreviewedMail {
  readonly subject: string
  readonly html: string
  readonly text: string
}

const labels: Readonly<Record<PaymentNews, string>> = {
  reserved: 'Reserved',
  paid: 'Invoice paid',
  abandoned: 'Abandoned',
  expired: 'Ended',
  released: 'Released',
  extended: 'Extended',
  warning: 'Ends soon',
  lost: 'Paid too late',
  gone: 'Vehicle sold or removed',
  refunded: 'Refunded',
  refund_failed: 'Refund failed',
  disputed: 'Disputed',
}

const example: NoticeFacts = {
  siteName: '',
  vehicle: '2024 Example Wagon',
  invoiceNumber: 'INV-1234',
  amountCents: 20_000,
  refundedCents: 0,
  endsAt: '',
  reference: 'EXAMPLE',
  reason: null,
}

/** A mail with example facts, in the website's theme. Null if the website does not exist, or nobody gets such a mail. */
export async function previewMail(website: number, mail: string, now: Date): Promise<PreviewedMail | null> {
  const build = known.get(mail)
  const ctx = build ? await readTenantContext(website) : null
  return ctx && build ? build(ctx, siteOrigin(ctx, `${ctx.slug}.localhost`, env().PORT), now) : null
}

type Build = (ctx: TenantContext, origin: string, now: Date) => PreviewedMail | null

const noticeOf =
  (news: PaymentNews, to: keyof typeof receivers): Build =>
  (ctx, address, now) => {
    const isInvoice = news === 'paid'
    const facts: NoticeFacts = {
      ...example,
      siteName: ctx.name,
      vehicle: isInvoice ? null : example.vehicle,
      invoiceNumber: isInvoice ? example.invoiceNumber : null,
      refundedCents: news === 'refunded' ? example.amountCents : 0,
      endsAt: fullTimeText(now.getTime(), zoneOf(ctx, { zone: null, state: null })),
    }
    return receivers[to]({ ctx, facts, address, reservationId: isInvoice ? null : 0 }, news)
  }

const journey: Build = (ctx, origin) =>
  journeyMail(ctx, { vehicle: example.vehicle ?? '', url: `${origin}${JOURNEY}` })

const notices = { shopper: shopperNotice, staff: staffNotice } as const
const built = paymentNews.flatMap((news) =>
  (['shopper', 'staff'] as const)
    .filter((to) => notices[to](news, example) !== null)
    .map((to) => ({
      key: `${news}.${to}`,
      label: `${labels[news]}, to ${to === 'staff' ? 'staff' : 'the shopper'}`,
      build: noticeOf(news, to),
    })),
)
const all = [...built, { key: 'journey.shopper', label: 'Purchase saved, to the shopper', build: journey }]
const known = new Map(all.map(({ key, build }) => [key, build]))

/** The mails that can be previewed. */
export const previewableMails: readonly { value: string; label: string }[] = all.map(({ key, label }) => ({
  value: key,
  label,
}))
