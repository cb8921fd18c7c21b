import type { SiteFacts } from './tenant-words'

/** The five questions of the trade-in page (CB-02). */
export function tradeInQuestions(facts: SiteFacts): Readonly<Record<string, string>> {
  const { vehicle, name, valuer } = facts
  const source = valuer
    ? `Our estimate starts from figures of ${valuer}, an independent valuation provider, and from what vehicles like yours have sold for lately.`
    : 'Our estimate starts from what vehicles like yours have sold for lately, here and at auction.'
  return {
    [`How do you work out what my ${vehicle} is worth?`]: `${source} We confirm it when we have looked it over together.`,
    [`Can I trade in a ${vehicle} that still has finance on it?`]:
      'Yes. We ask your lender for a payout figure, pay it out, and put what is left towards your next one. If you owe more than it is worth, we will tell you plainly what the options are.',
    'What should I bring along?':
      'Your driver licence, the registration papers, the service book, both keys and, if it is financed, the name of the lender.',
    [`Do I have to buy from ${name}?`]: `No. We buy ${facts.vehicles} outright, and pay into your account on the day the paperwork is signed.`,
    'How long does the offer stand?': `${facts.offerDays} days. Its page names the last one. Markets move, and after that we would want to look again.`,
  }
}
