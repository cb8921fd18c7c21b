import type { DemoTenant } from '../../demo-tenant'
import { southernCrossGroup } from '../groups'
import { southernCrossDealerships } from './dealerships'
import { southernCrossLandings } from './landings'
import { southernCrossBrands, southernCrossOffers } from './offers'
import { southernCrossPosts } from './posts'
import { southernCrossPromos } from './promos'
import { southernCrossReviews } from './reviews'
import { southernCrossSettings } from './settings'
import { southernCrossWords } from './words'

export const southernCross: DemoTenant = {
  slug: 'southerncross',
  name: 'Southern Cross Motors',
  group: southernCrossGroup,
  template: 'metro',
  websiteId: 'fc-demo-1001',
  address: { city: 'Moorooka', state: 'QLD' },
  sharesLinks: true,
  theme: { brand: '#1740a6', accent: '#ffb81c', fonts: 'humanist' },
  settings: southernCrossSettings,
  phone: '07 5550 0100',
  dealerships: southernCrossDealerships,
  lender: {
    key: 'angle',
    name: 'Angle Finance',
    rate: 9.99,
    comparisonRate: 11.92,
    fee: 1300,
    disclaimer:
      'Indicative only and not a formal quote. Secured loan over a 5-year term with no deposit at 9.99% p.a. (comparison rate 11.92% p.a.) through Angle Finance, for approved applicants.',
  },
  voice: {
    openers: [
      'Here is a {vehicle} that has been through our Moorooka workshop and came out smiling.',
      'Looking for a {vehicle} in Brisbane? This one is ready now.',
      'This {vehicle} has just come to one of our nine yards.',
      'A {vehicle} you can drive home this week.',
    ],
    closers: [
      'Any of our yards can have it on their forecourt within two working days. Call us, or come in and ask for the keys.',
      'Trade-ins are welcome, and finance is answered the same day. Every used car carries a 48-hour money-back guarantee.',
      'Open Monday to Saturday on nine yards between Aspley and Burleigh Heads.',
    ],
  },
  certifiedMake: 'Toyota',
  words: southernCrossWords,
  promos: southernCrossPromos,
  popup: {
    title: 'Before you go: what is your car worth?',
    description:
      'Four questions and a few photographs. The offer is good for seven days at any of our nine yards.',
    picture: 'tile-used',
    button: ['Value my trade-in', '/sell-my-car'],
    trigger: 'exit',
    paths: ['/special-offers'],
    days: 60,
  },
  brands: southernCrossBrands,
  offers: southernCrossOffers,
  posts: southernCrossPosts,
  reviews: southernCrossReviews,
  landings: southernCrossLandings,
}
