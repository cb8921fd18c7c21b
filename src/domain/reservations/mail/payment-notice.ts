import { formatDeposit } from '../deposit'

/** What happened to a payment or its reservation, for the emails about it. */
export const paymentNews = [
  'reserved',
  'paid',
  'abandoned',
  'expired',
  'released',
  'extended',
  'warning',
  'lost',
  'gone',
  'refunded',
  'refund_failed',
  'disputed',
] as const

export type PaymentNews = (typeof paymentNews)[number]

export interface NoticeFacts {
  readonly siteName: string
  /** Null for an invoice. */
  readonly vehicle: string | null
  readonly invoiceNumber: string | null
  readonly amountCents: number
  readonly refundedCents: number
  /** The end of the reservation, as its location's clock shows it. */
  readonly endsAt: string
  /** The payment's own id, as a reference to quote. */
  readonly reference: string
  readonly reason: string | null
}

export interface NoticeText {
  readonly heading: string
  readonly message: string
}

const vehicleOf = ({ vehicle }: NoticeFacts) => vehicle ?? 'the vehicle'

const toShopper: Partial<Record<PaymentNews, (facts: NoticeFacts) => NoticeText>> = {
  reserved: (facts) => ({
    heading: 'Your vehicle is reserved',
    message: `Thank you. The ${vehicleOf(facts)} is reserved for you until ${facts.endsAt}. This email is the receipt for your deposit of ${formatDeposit(facts.amountCents)}, which is 100% refundable.`,
  }),
  paid: (facts) => ({
    heading: 'Receipt for your payment',
    message: `Thank you. We received your payment of ${formatDeposit(facts.amountCents)} for invoice ${facts.invoiceNumber ?? ''}.`,
  }),
  warning: (facts) => ({
    heading: 'Your reservation ends soon',
    message: `Your reservation of the ${vehicleOf(facts)} ends on ${facts.endsAt}. Contact us before then, so that we can go on with the sale or extend it.`,
  }),
  expired: (facts) => ({
    heading: 'Your reservation has ended',
    message: `Your reservation of the ${vehicleOf(facts)} has ended, and others can reserve it now. Your deposit of ${formatDeposit(facts.amountCents)} is 100% refundable: open your reservation to ask for it.`,
  }),
  extended: (facts) => ({
    heading: 'Your reservation was extended',
    message: `The ${vehicleOf(facts)} is now reserved for you until ${facts.endsAt}.`,
  }),
  released: (facts) => ({
    heading: 'Your reservation was released',
    message: `We released your reservation of the ${vehicleOf(facts)}. Your deposit is 100% refundable: open your reservation to ask for it.`,
  }),
  lost: (facts) => ({
    heading: 'The vehicle is no longer available',
    message: `We are sorry: somebody else took the ${vehicleOf(facts)} while your payment was on its way. We are returning your deposit of ${formatDeposit(facts.amountCents)} in full.`,
  }),
  gone: (facts) => ({
    heading: 'About the vehicle that you reserved',
    message: `The ${vehicleOf(facts)} is now marked as sold or is no longer listed. If you did not buy it, contact us, or open your reservation to get your deposit of ${formatDeposit(facts.amountCents)} back.`,
  }),
  refunded: (facts) => ({
    heading: 'Your refund',
    message: `We have returned ${formatDeposit(facts.refundedCents)} of your payment of ${formatDeposit(facts.amountCents)}. Banks need up to ten business days to show it.`,
  }),
}

const toStaff: Partial<Record<PaymentNews, (facts: NoticeFacts) => NoticeText>> = {
  reserved: (facts) => ({
    heading: 'A vehicle was reserved online',
    message: `The ${vehicleOf(facts)} is reserved until ${facts.endsAt}, with a deposit of ${formatDeposit(facts.amountCents)}.`,
  }),
  paid: (facts) => ({
    heading: 'An invoice was paid online',
    message: `Invoice ${facts.invoiceNumber ?? ''} was paid with ${formatDeposit(facts.amountCents)}.`,
  }),
  expired: (facts) => ({
    heading: 'A reservation has ended',
    message: `The reservation of the ${vehicleOf(facts)} has ended. The deposit of ${formatDeposit(facts.amountCents)} is not refunded yet.`,
  }),
  gone: (facts) => ({
    heading: 'A reserved vehicle was sold or removed',
    message: `The ${vehicleOf(facts)} is reserved online, and the stock feed marks it as sold or no longer lists it. The shopper was notified. Mark the reservation as sold, or refund the deposit.`,
  }),
  lost: (facts) => ({
    heading: 'A deposit is being returned',
    message: `A shopper paid for the ${vehicleOf(facts)} after somebody else had it. The deposit of ${formatDeposit(facts.amountCents)} is being returned.`,
  }),
  refund_failed: (facts) => ({
    heading: 'A refund failed',
    message: `The payment provider could not return money of payment ${facts.reference}. Contact the shopper, and refund it another way.`,
  }),
  disputed: (facts) => ({
    heading: 'A payment is disputed',
    message: `The cardholder disputes payment ${facts.reference} of ${formatDeposit(facts.amountCents)}. Answer in the payment provider's dashboard.`,
  }),
}

/** The mail to the shopper; null for news that does not concern them. */
export const shopperNotice = (news: PaymentNews, facts: NoticeFacts): NoticeText | null =>
  toShopper[news]?.(facts) ?? null

/** The mail to the website's people. It names no shopper: they open the lead. */
export const staffNotice = (news: PaymentNews, facts: NoticeFacts): NoticeText | null =>
  toStaff[news]?.(facts) ?? null

/** The rows below the message. */
export function noticeRows(facts: NoticeFacts): (readonly [string, string])[] {
  const rows: (readonly [string, string | null])[] = [
    ['Vehicle', facts.vehicle],
    ['Invoice', facts.invoiceNumber],
    ['Amount', formatDeposit(facts.amountCents)],
    ['Returned', facts.refundedCents > 0 ? formatDeposit(facts.refundedCents) : null],
    ['Reason', facts.reason],
    ['Reference', facts.reference],
  ]
  return rows.flatMap(([label, value]) => (value ? [[label, value] as const] : []))
}
