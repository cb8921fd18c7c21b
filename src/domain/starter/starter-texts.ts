import { privacyPolicy } from './privacy-policy'
import { richText } from './rich-text'
import type { StarterFacts } from './starter-facts'

const terms = ({ name, licence, email }: StarterFacts) => `
This website belongs to ${name}.${licence ? ` Motor dealer licence: ${licence}.` : ''}

## Vehicles and prices

We take care that what we show is right, but a vehicle may be sold before you see it, and photographs may show options that cost extra. A "Drive Away" price is what you pay to drive away as a private buyer in our state. "Excl. Govt. Charges" means that stamp duty, registration and transfer are added.

## Estimates

Repayments, valuations, delivery costs and running costs are estimates. They are not offers, and none of them is advice about your own situation.

## Your rights

Nothing here takes away rights that you have under the Australian Consumer Law. The law of the state or territory where we are licensed applies.

Questions about these terms go to ${email}.
`

const finance = ({ name }: StarterFacts) =>
  `${name} does not lend money. We introduce buyers to lenders. Any repayment mentioned on this website or by our staff is indicative only and is not a formal quote; the lender’s criteria, fees and charges apply.`

/** The legal texts that every website must have (CB-11, CB-12, CB-14). */
export const starterTexts = (facts: StarterFacts) => [
  {
    slug: 'privacy-policy',
    title: 'Privacy policy',
    body: richText(privacyPolicy({ legalName: facts.name, ...facts })),
  },
  { slug: 'terms-and-conditions', title: 'Terms and conditions', body: richText(terms(facts)) },
  { slug: 'finance-disclaimer', title: 'Finance disclaimer', body: richText(finance(facts)) },
]
