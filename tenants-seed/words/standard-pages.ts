import type { DemoTenant } from '../tenants/demo-tenant'
import { callToAction, faq, featureBanner, hero, legalText, type PageReferences, text } from './blocks'
import { describeLocations } from './describe-locations'
import type { DemoPage, SiteFacts } from './tenant-words'
import { tradeInQuestions } from './tradein-questions'

type Build = (tenant: DemoTenant, facts: SiteFacts, references: PageReferences) => DemoPage

const about: Build = ({ words }, { name, region }) => ({
  path: '/about-us',
  title: `About ${name}`,
  description: `Who we are, where we started and how we look after people ${region}.`,
  blocks: [
    hero({ eyebrow: 'About us', heading: words.tagline }),
    text(words.about),
    callToAction({
      heading: 'Come and say hello',
      text: 'No appointment needed. The kettle is on and nobody will chase you around the yard.',
      links: [
        { label: 'Find us', href: '/contact-us' },
        { label: 'See our stock', href: '/search' },
      ],
      tone: 'quiet',
    }),
  ],
})

const contact: Build = (tenant, { name, phone, email, region }) => ({
  path: '/contact-us',
  title: `Contact ${name}`,
  description: `Addresses, telephone numbers and opening hours of ${name}, ${region}.`,
  blocks: [
    hero({
      eyebrow: 'Contact us',
      heading: 'Talk to a person',
      text: `Call ${phone} or write to ${email}. On a working day we answer within two hours.`,
      links: [{ label: `Call ${phone}`, href: `tel:${phone.replace(/\s/g, '')}` }],
    }),
    text(describeLocations(tenant)),
  ],
})

const finance: Build = ({ words }, { name, financePath, vehicle }, references) => ({
  path: financePath,
  title: `Finance at ${name}`,
  description: `How finance works at ${name}, what you need to apply and who to ask.`,
  blocks: [
    hero({ eyebrow: 'Finance', heading: `Pay for your ${vehicle} your way` }),
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

const service: Build = ({ words }, { workshop, phone }) => ({
  path: '/service',
  title: 'Service and repairs',
  description: `Book a service at ${workshop}: fixed prices, trained technicians and a loan vehicle if you need one.`,
  blocks: [
    hero({
      eyebrow: 'Service',
      heading: 'Looked after by people who know it',
      text: `Call ${phone} to book. Tell us what it needs and when you must have it back.`,
      links: [{ label: 'Book by phone', href: `tel:${phone.replace(/\s/g, '')}` }],
    }),
    text(words.service),
    callToAction({
      heading: 'Need a part?',
      text: 'Genuine parts and accessories, on the shelf or here in a few days.',
      links: [{ label: 'Parts and accessories', href: '/vehicle-parts-and-accessories' }],
      tone: 'quiet',
    }),
  ],
})

const tradeIn: Build = ({ words }, facts) => ({
  path: facts.tradeInPath,
  title: `Sell or trade in your ${facts.vehicle}`,
  description: `What your ${facts.vehicle} is worth to ${facts.name}, and how selling it to us works.`,
  blocks: [
    hero({ eyebrow: 'Trade in', heading: `We want to buy your ${facts.vehicle}`, text: words.tradeIn }),
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

const offers: Build = ({ words }, { name, financePath, tradeInPath }) => ({
  path: '/special-offers',
  title: 'Special offers',
  description: `This month’s offers at ${name}.`,
  blocks: [
    hero({
      eyebrow: 'Special offers',
      heading: 'This month’s offers',
      text: 'Ask us which of them go together: most do.',
    }),
    ...words.offers.map(({ heading, text: about, link }) =>
      callToAction({ heading, text: about, links: [link], tone: 'quiet' }),
    ),
    featureBanner({
      links: [
        { label: 'Work out finance', href: financePath, text: 'See what it comes to each week.' },
        { label: 'Value your trade-in', href: tradeInPath, text: 'A fair figure, good for seven days.' },
        { label: 'Ask us anything', href: '/contact-us', text: 'A person answers.' },
      ],
    }),
  ],
})

const parts: Build = (_, { name, phone }) => ({
  path: '/vehicle-parts-and-accessories',
  title: 'Parts and accessories',
  description: `Genuine parts and accessories at ${name}, fitted by our own technicians.`,
  blocks: [
    hero({ eyebrow: 'Parts and accessories', heading: 'The right part, first time' }),
    text(`
Tell us the registration or VIN and we look up the part that was fitted when yours was built, not one that nearly fits. What is on the shelf you can have today; the rest usually arrives within three working days.

Accessories can be added to your finance when you buy, and are covered by the same warranty when we fit them.

Call our parts counter on ${phone}.`),
  ],
})

const testDrive: Build = (_, { vehicle, phone }) => ({
  path: '/book-test-drive',
  title: vehicle === 'motorcycle' ? 'Book a test ride' : 'Book a test drive',
  description: `Try it on roads you know, at a time that suits you.`,
  blocks: [
    hero({
      eyebrow: vehicle === 'motorcycle' ? 'Test rides' : 'Test drives',
      heading: 'Try it on roads you know',
      text: `Call ${phone} and we will have it fuelled, washed and out the front. Bring your licence; bring the family.`,
      links: [
        { label: `Call ${phone}`, href: `tel:${phone.replace(/\s/g, '')}` },
        { label: 'See our stock', href: '/search' },
      ],
    }),
  ],
})

const careers: Build = (_, { name, region, email }) => ({
  path: '/careers',
  title: `Careers at ${name}`,
  description: `Work with us ${region}: apprenticeships, workshop, sales and office.`,
  blocks: [
    hero({ eyebrow: 'Careers', heading: 'Good people stay a long time here' }),
    text(`
We take on apprentices every January, and qualified technicians, salespeople and administrators all year round.

- Proper rosters, published four weeks ahead.
- Tool allowance and paid training with the makers.
- A staff price on vehicles, parts and servicing.

Send a few lines about yourself to ${email}. A manager, not a machine, reads every one.`),
  ],
})

function legalPage(path: string, slug: string, title: string): Build {
  return (_, { name }, references) => ({
    path,
    title,
    description: `${title} of ${name}.`,
    blocks: [hero({ heading: title }), legalText(slug, references)],
  })
}

/** For websites whose finance form lives elsewhere: what /finance says. */
const financeOverview: Build = (_, { vehicle, financePath }) => ({
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

/** For websites whose trade-in form lives elsewhere: what /trade-in says. */
const tradeInOverview: Build = (_, { vehicle, vehicles, tradeInPath }) => ({
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

const builders: readonly Build[] = [
  about,
  contact,
  finance,
  service,
  tradeIn,
  offers,
  parts,
  testDrive,
  careers,
  legalPage('/privacy-policy', 'privacy-policy', 'Privacy policy'),
  legalPage('/terms-and-conditions', 'terms-and-conditions', 'Terms and conditions'),
  legalPage('/warranty', 'warranty', 'Warranty'),
]

/** The pages that every website has, in its own words. */
export function standardPages(tenant: DemoTenant, facts: SiteFacts, references: PageReferences): DemoPage[] {
  const overviews = [
    ...(facts.financePath === '/finance' ? [] : [financeOverview]),
    ...(facts.tradeInPath === '/trade-in' ? [] : [tradeInOverview]),
  ]
  return [...builders, ...overviews].map((build) => build(tenant, facts, references))
}
