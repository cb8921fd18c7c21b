import { formatDollars } from '../money/money'
import { greeting } from '../text/greeting'

export interface MailedOffer {
  /** `2019 Kia Sportage GT-Line` */
  readonly vehicle: string
  readonly figures: { readonly low: number; readonly high: number; readonly offer: number }
  /** `5 Nov 2026` */
  readonly validUntil: string | null
  readonly firstName: string | null
  readonly siteName: string
}

export type OfferMailKind = 'valued' | 'accepted'

function valuedLines({ figures, validUntil }: MailedOffer, address: string): string[] {
  const { low, high, offer } = figures
  return [
    `Our offer: ${formatDollars(offer)}\nRange: ${formatDollars(low)} to ${formatDollars(high)}`,
    validUntil === null ? '' : `The offer ends on ${validUntil}.`,
    `See how we worked it out, and accept the offer: ${address}`,
    'Whoever has this link can accept the offer, so do not forward this email.',
  ]
}

const acceptedLines = ({ figures }: MailedOffer, address: string): string[] => [
  `Our offer: ${formatDollars(figures.offer)}`,
  'We will contact you to arrange the inspection. Please keep your registration papers and service records ready.',
  `Your offer: ${address}`,
]

/** The mail to the shopper about their vehicle's value (TRADE-01, MSL-05). `address` is the offer's own page. It names no rego. */
export function offerMail(kind: OfferMailKind, offer: MailedOffer, address: string) {
  const lines = kind === 'valued' ? valuedLines(offer, address) : acceptedLines(offer, address)
  const subject = `${kind === 'valued' ? 'Our offer for your' : 'You accepted our offer for your'} ${offer.vehicle}`
  const paragraphs = [greeting(offer.firstName), `${subject}.`, ...lines, offer.siteName]
  return { subject, text: `${paragraphs.filter(Boolean).join('\n\n')}\n` }
}
