import { richText } from './rich-text'
import { type StarterFacts, trades } from './starter-facts'

type Block = Readonly<Record<string, unknown>> & { readonly blockType: string }

export const PARTS = '/vehicle-parts-and-accessories'

interface StarterPage {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly blocks: readonly Block[]
}

const text = (words: string): Block => ({ blockType: 'richText', content: richText(words) })
const hero = (fields: object): Block => ({ blockType: 'hero', ...fields })
const form = (kind: string, heading: string): Block => ({ blockType: 'leadForm', form: kind, heading })
const locations = (layout: 'grid' | 'hours', heading: string): Block => ({
  blockType: 'locations',
  layout,
  heading,
  filter: 'all',
})
const call = ({ phone }: StarterFacts) => ({
  label: `Call ${phone}`,
  href: `tel:${phone.replace(/\s/g, '')}`,
})

/** Keeps a telephone number on one line. */
const unbroken = (phone: string) => phone.replaceAll(' ', '\u00a0')

function home(facts: StarterFacts): StarterPage {
  const { name, city, financePath, tradeInPath, trade } = facts
  const { one, many } = trades[trade]
  return {
    path: '/',
    title: name,
    description: `New and used ${many} in ${city}: search our stock, value a trade-in, book a service.`,
    blocks: [
      hero({
        eyebrow: city,
        heading: `Find your next ${one} at ${name}`,
        text: `Search our stock, then come and try it. A person answers on ${unbroken(facts.phone)}.`,
        showSearch: true,
        links: [
          { label: 'Search our stock', href: '/search' },
          { label: `Sell your ${one}`, href: tradeInPath },
        ],
      }),
      { blockType: 'stockCarousel', heading: 'In stock now', limit: 10 },
      {
        blockType: 'featureBanner',
        links: [
          { label: 'Work out finance', href: financePath, text: 'See what it comes to each week.' },
          {
            label: 'Value your trade-in',
            href: tradeInPath,
            text: 'It comes off the price of your next one.',
          },
          { label: 'Talk to us', href: '/contact-us', text: 'A person answers.' },
        ],
      },
      { blockType: 'bodyTypePicker', heading: 'By shape', limit: 4 },
      { blockType: 'priceLinks', heading: 'By price', limit: 6 },
      locations('grid', 'Where we are'),
    ],
  }
}

function company(facts: StarterFacts): StarterPage[] {
  const { name, city, phone, email, trade } = facts
  const { many } = trades[trade]
  return [
    {
      path: '/about-us',
      title: `About ${name}`,
      description: `Who we are, and how we look after people in ${city}.`,
      blocks: [
        hero({ eyebrow: 'About us', heading: `${name}, ${city}` }),
        text(`
We sell and look after ${many} in ${city}. Come in when it suits you: you do not need an appointment to look around.`),
        locations('grid', 'Where we are'),
      ],
    },
    {
      path: '/contact-us',
      title: `Contact ${name}`,
      description: `Address, telephone number and opening hours of ${name} in ${city}.`,
      blocks: [
        hero({
          eyebrow: 'Contact us',
          heading: 'Talk to a person',
          text: `Call ${unbroken(phone)}, write to ${email}, or send us a message here.`,
        }),
        form('contact', 'Send us a message'),
        locations('grid', 'Where we are'),
      ],
    },
    {
      path: '/service',
      title: 'Service and repairs',
      description: `Book a service at ${name} in ${city}.`,
      blocks: [
        hero({
          eyebrow: 'Service',
          heading: 'Book a service',
          text: `Tell us what it needs and when you must have it back, or call ${unbroken(phone)}.`,
        }),
        form('service', 'Book a service'),
        locations('hours', 'Opening hours'),
      ],
    },
    {
      path: PARTS,
      title: 'Parts and accessories',
      description: `Parts and accessories from ${name} in ${city}.`,
      blocks: [
        hero({
          eyebrow: 'Parts',
          heading: 'Parts and accessories',
          text: `Tell us what you need and what it is for, or call ${unbroken(phone)}.`,
        }),
        form('parts', 'Ask for a part'),
      ],
    },
  ]
}

function buying(facts: StarterFacts): StarterPage[] {
  const { name, phone, financePath, tradeInPath, trade } = facts
  const { one } = trades[trade]
  const ride = trade === 'motorcycles' ? 'test ride' : 'test drive'
  return [
    {
      path: '/special-offers',
      title: 'Special offers',
      description: `Current offers at ${name}.`,
      blocks: [
        hero({ eyebrow: 'Special offers', heading: 'Current offers' }),
        { blockType: 'offers', scope: 'all', heading: 'All offers', show_filters: true },
      ],
    },
    {
      path: '/book-test-drive',
      title: `Book a ${ride}`,
      description: 'Try it on roads that you know, at a time that suits you.',
      blocks: [
        hero({
          heading: `Book a ${ride}`,
          text: `Pick a time, or call ${unbroken(phone)}. Bring your licence.`,
        }),
        form('test-drive', 'Choose a time'),
      ],
    },
    {
      path: financePath,
      title: `Finance at ${name}`,
      description: `How finance works at ${name}, and who to ask.`,
      blocks: [
        hero({ eyebrow: 'Finance', heading: `Ways to pay for your ${one}` }),
        { blockType: 'financeCalculator', heading: 'What would it cost me?' },
        form('finance', 'Ask us about finance'),
        { blockType: 'legalText', legalText: 3, showTitle: false },
      ],
    },
    {
      path: tradeInPath,
      title: `Sell or trade in your ${one}`,
      description: `What your ${one} is worth to ${name}.`,
      blocks: [
        hero({
          eyebrow: 'Trade in',
          heading: `What is your ${one} worth?`,
          text: 'Tell us about it. We answer with a figure, and look at it together before you decide.',
        }),
        form('trade-in', `Value my ${one}`),
        {
          blockType: 'callToAction',
          heading: 'Prefer to talk?',
          links: [call(facts), { label: 'Where to find us', href: '/contact-us' }],
          tone: 'quiet',
        },
      ],
    },
  ]
}

const legal = (path: string, title: string, textId: number) => ({
  path,
  title,
  description: `${title}.`,
  blocks: [hero({ heading: title }), { blockType: 'legalText', legalText: textId, showTitle: false }],
})

/** The pages of a new website. Ids of legal texts are their places in `starterTexts`, from 1. */
export const starterPages = (facts: StarterFacts): StarterPage[] => [
  home(facts),
  ...company(facts),
  ...buying(facts),
  legal('/privacy-policy', 'Privacy policy', 1),
  legal('/terms-and-conditions', 'Terms and conditions', 2),
]
