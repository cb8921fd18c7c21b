import type { StarterFacts } from './starter-facts'

interface Facts extends Pick<StarterFacts, 'name' | 'email' | 'phone'> {
  readonly legalName: string
}

/** The text of a privacy policy, for `richText`, with stand-ins for the days of the website's switches (CB-11). A dealer's lawyer reads it before it is relied on. */
export const privacyPolicy = ({ legalName, name, email, phone }: Facts): string => `
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

Ask us at ${email} or on ${phone} for what we hold about you. We acknowledge your request within {acknowledgeDays} days and resolve it within {resolveDays} days.

## Complaints

Write to the Privacy Officer at ${email}. We acknowledge every complaint within {acknowledgeDays} days and aim to settle it within {complaintDays} days. If you are not satisfied you may take it to the Office of the Australian Information Commissioner.
`
