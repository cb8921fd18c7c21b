import {
  callToAction,
  faq,
  featureBanner,
  financeCalculator,
  hero,
  imageSlider,
  leadForm,
  legalText,
  offerList,
  text,
} from './blocks'
import type { BuildPage } from './page-builder'
import { tradeInQuestions } from './tradein-questions'

export const offers: BuildPage = ({ words }, { name, financePath, tradeInPath }, { picture }) => ({
  path: '/special-offers',
  title: 'Special offers',
  description: `This month’s offers at ${name}.`,
  blocks: [
    hero({
      eyebrow: 'Special offers',
      heading: 'This month’s offers',
      text: 'Ask us which of them go together: most do.',
      picture: picture(words.views.offer),
    }),
    imageSlider({
      heading: 'On now',
      slides: words.offers.map(({ picture: file, heading, text: about, link }) => ({
        picture: picture(file),
        heading,
        text: about,
        ...link,
      })),
    }),
    offerList('All offers'),
    featureBanner({
      links: [
        { label: 'Work out finance', href: financePath, text: 'See what it comes to each week.' },
        { label: 'Value your trade-in', href: tradeInPath, text: 'A fair figure, good for seven days.' },
        { label: 'Ask us anything', href: '/contact-us', text: 'A person answers.' },
      ],
    }),
  ],
})

export const testDrive: BuildPage = ({ words }, { vehicle, phone }, { picture }) => ({
  path: '/book-test-drive',
  title: vehicle === 'motorcycle' ? 'Book a test ride' : 'Book a test drive',
  description: `Try it on roads you know, at a time that suits you.`,
  blocks: [
    hero({
      eyebrow: vehicle === 'motorcycle' ? 'Test rides' : 'Test drives',
      heading: 'Try it on roads you know',
      text: `Pick a time or call ${phone}. Bring your licence; bring the family.`,
      picture: picture(words.views.exterior),
    }),
    leadForm('test-drive', { heading: 'Choose a time' }),
  ],
})

export const finance: BuildPage = ({ words }, { name, financePath, vehicle, phone }, references) => ({
  path: financePath,
  title: `Finance at ${name}`,
  description: `How finance works at ${name}, what you need to apply and who to ask.`,
  blocks: [
    hero({
      eyebrow: 'Finance',
      heading: `Pay for your ${vehicle} your way`,
      picture: references.picture(words.views.showroom),
    }),
    financeCalculator({ text: 'Change the figures and see what each repayment comes to.' }),
    leadForm(words.financeForm ?? 'finance', {
      heading: 'Ask us for finance',
      text: `Tell us which ${vehicle} you have in mind, or call ${phone}. We come back with a lender’s answer.`,
    }),
    text(words.finance),
    faq('Good to know', {
      'What do I need to apply?':
        'Your driver licence, your last two payslips or tax return, and a rough idea of your weekly costs. Most people are done in a quarter of an hour.',
      'Does asking affect my credit score?':
        'A first conversation does not. A lender looks at your credit file only once you ask us to lodge an application.',
      'Can I pay it out early?':
        'Yes. Some lenders charge a fee for it. We will tell you which before you sign.',
    }),
    legalText('finance-disclaimer', references),
  ],
})

/** The /finance page of websites whose finance form is on another page. */
export const financeOverview: BuildPage = (_, { vehicle, financePath }) => ({
  path: '/finance',
  title: 'Finance options',
  description: `Ways to pay for your ${vehicle}, in plain words.`,
  blocks: [
    hero({ eyebrow: 'Finance', heading: 'Three ways to pay, in plain words' }),
    text(`
## A secured loan

You borrow for one to seven years at a fixed rate, and own the ${vehicle} from the first day. The most common choice, and the cheapest to run.

## A loan with a final payment

Lower repayments now and a larger one at the end, which you can pay, refinance, or cover by trading in.

## Finance for a business

Chattel mortgage or lease for people with an ABN. Ask your accountant which suits, then ask us for the figures.`),
    callToAction({
      heading: 'See what you could borrow',
      text: 'A quarter of an hour, no obligation.',
      links: [{ label: 'Start here', href: financePath }],
      tone: 'brand',
    }),
  ],
})

export const tradeIn: BuildPage = ({ words }, facts, { picture }) => ({
  path: facts.tradeInPath,
  title: `Sell or trade in your ${facts.vehicle}`,
  description: `What your ${facts.vehicle} is worth to ${facts.name}, and how selling it to us works.`,
  blocks: [
    hero({
      eyebrow: 'Trade in',
      heading: `We want to buy your ${facts.vehicle}`,
      text: words.tradeIn,
      picture: picture(words.views.exterior),
    }),
    leadForm('trade-in', { heading: `Value my ${facts.vehicle}` }),
    faq('Five questions people ask', tradeInQuestions(facts)),
    callToAction({
      heading: 'Ready when you are',
      text: 'Drop in with the keys, or call and we will give you a range over the phone.',
      links: [
        { label: `Call ${facts.phone}`, href: `tel:${facts.phone.replace(/\s/g, '')}` },
        { label: 'Where to find us', href: '/contact-us' },
      ],
      tone: 'brand',
    }),
  ],
})

/** The /trade-in page of websites whose trade-in form is on another page. */
export const tradeInOverview: BuildPage = (_, { vehicle, vehicles, tradeInPath }) => ({
  path: '/trade-in',
  title: `Trade in your ${vehicle}`,
  description: `How trading in your ${vehicle} works, step by step.`,
  blocks: [
    hero({ eyebrow: 'Trade in', heading: 'One less thing to organise' }),
    text(`
- Tell us the registration, the kilometres and anything that is not right.
- We give you a range on the phone or by email, usually within the hour.
- We look it over together and agree on a figure, good for seven days.
- It comes off the price of your next one. We buy ${vehicles} outright as well.`),
    callToAction({
      heading: `What is your ${vehicle} worth?`,
      links: [{ label: 'Get a valuation', href: tradeInPath }],
      tone: 'brand',
    }),
  ],
})
