import type { ProviderPayment } from './plan-payment'

interface CardOutcome {
  readonly status: ProviderPayment['status']
  readonly failure: string | null
}

export interface SandboxCard extends CardOutcome {
  readonly number: string
  readonly label: string
}

/** The only cards that the sandbox takes. Their numbers are Stripe's test numbers, so that both behave alike. */
export const sandboxCards: readonly SandboxCard[] = [
  { number: '4242 4242 4242 4242', label: 'The payment succeeds', status: 'succeeded', failure: null },
  {
    number: '4000 0000 0000 0002',
    label: 'The card is refused',
    status: 'failed',
    failure: 'Your card was refused. Try another card.',
  },
  {
    number: '4000 0027 6000 3184',
    label: 'The bank asks for confirmation (3-D Secure)',
    status: 'requires_action',
    failure: null,
  },
  {
    number: '4000 0000 0000 0077',
    label: 'The payment takes ten seconds',
    status: 'processing',
    failure: null,
  },
]

const digits = (text: string) => text.replace(/\D/g, '')
const byNumber = new Map(sandboxCards.map((card) => [digits(card.number), card]))

/** What paying with a card does. Null for every other card: a real one must not be sent to us. */
export const cardOutcome = (number: string): CardOutcome | null => byNumber.get(digits(number)) ?? null
