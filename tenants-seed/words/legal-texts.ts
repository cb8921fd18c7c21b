import { richText } from './rich-text'
import type { SiteFacts } from './tenant-words'

const privacy = ({ legalName, name, email, phone, days }: SiteFacts) => `
This policy says what ${legalName} ("${name}", "we") does with personal information. We follow the Privacy Act 1988 and the Australian Privacy Principles.

## What we collect

- Your name, telephone number, email address and postcode, when you send us an enquiry or ask for a call.
- Details of a vehicle you offer us or have serviced with us.
- What you tell us for a finance application, which goes to the lender you choose and to nobody else.
- Which pages of this website you visit, if your browser lets us.

## What we use it for

We use it to answer you, to arrange test drives, valuations, finance, deliveries and services, and to keep the records that the law asks a motor dealer to keep. We send offers only if you have said so, and every message has a working way to stop them.

## Who else sees it

Other companies of our group, when your enquiry is for them; the maker of your vehicle, for warranty and recalls; lenders and insurers you have chosen; and the companies that run our systems, under contract. We do not sell personal information.

## Seeing and correcting it

Ask us at ${email} or on ${phone} for what we hold about you. We acknowledge your request within ${days.acknowledge} days and resolve it within ${days.resolve} days.

## Complaints

Write to the Privacy Officer at ${email}. We acknowledge every complaint within ${days.acknowledge} days and aim to settle it within ${days.complaint} days. If you are not satisfied you may take it to the Office of the Australian Information Commissioner.
`

const terms = ({ legalName, name, licences }: SiteFacts) => `
This website belongs to ${legalName}, trading as ${name}. Motor dealer licences: ${licences.join(', ')}.

## Vehicles and prices

We take care that what we show is right, but a vehicle may be sold before you see it, and feeds make mistakes. Photographs may show options that cost extra. A "Drive Away" price is what you pay to drive away as a private buyer in our state; "Excl. Govt. Charges" means that stamp duty, registration and transfer are added.

## Holding a vehicle

Where we offer to hold a vehicle, the deposit is fully refundable and the vehicle is held for 48 hours. Used cars carry a 48-hour money-back guarantee: bring it back within 48 hours and 150 kilometres, as you took it, and we return what you paid.

## Estimates

Repayments, valuations, delivery costs and running costs are estimates. They are not offers, and none of them is advice about your own situation.

## Using this website

You may look, print and share. You may not copy our photographs and descriptions for another dealer's advertising, or load our pages by machine in a way that slows them down for others.

## Law

Nothing here takes away rights you have under the Australian Consumer Law. The law of the state or territory where the dealership is licensed applies.
`

const warranty = ({ name, warranty: promise }: SiteFacts) => `
${promise}

## What it covers

Engine, transmission, steering, brakes and electrical parts that fail in normal use. Tyres, brake pads, wiper blades and other parts that wear are not covered, nor is damage from accidents or from missed services.

## How to claim

Call the dealership you bought from before any work is done. We will tell you where to take the vehicle, and arrange a tow if it cannot be driven. Parts and labour are paid by ${name}, up to the limits in your warranty booklet.

## Your other rights

Our goods come with guarantees that cannot be excluded under the Australian Consumer Law. This warranty is in addition to those, and to any statutory warranty of your state or territory.
`

const finance = ({ name, financeDisclaimer }: SiteFacts) =>
  financeDisclaimer ??
  `${name} does not lend money. We introduce buyers to lenders of their choice. Any repayment mentioned by our staff is indicative only and is not a formal quote; the lender’s criteria, fees and charges apply.`

export interface DemoLegalText {
  readonly slug: string
  readonly title: string
  readonly body: ReturnType<typeof richText>
}

/** The texts that every website must have (CB-11, CB-12, CB-14). */
export function legalTextsFor(facts: SiteFacts): DemoLegalText[] {
  return [
    { slug: 'privacy-policy', title: 'Privacy policy', body: richText(privacy(facts)) },
    { slug: 'terms-and-conditions', title: 'Terms and conditions', body: richText(terms(facts)) },
    { slug: 'warranty', title: 'Warranty', body: richText(warranty(facts)) },
    { slug: 'finance-disclaimer', title: 'Finance disclaimer', body: richText(finance(facts)) },
  ]
}
