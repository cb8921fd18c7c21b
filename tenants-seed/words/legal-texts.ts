import { privacyPolicy } from '@/domain/starter/privacy-policy'
import { richText } from '@/domain/starter/rich-text'
import type { SiteFacts } from './tenant-words'

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
    { slug: 'privacy-policy', title: 'Privacy policy', body: richText(privacyPolicy(facts)) },
    { slug: 'terms-and-conditions', title: 'Terms and conditions', body: richText(terms(facts)) },
    { slug: 'warranty', title: 'Warranty', body: richText(warranty(facts)) },
    { slug: 'finance-disclaimer', title: 'Finance disclaimer', body: richText(finance(facts)) },
  ]
}
