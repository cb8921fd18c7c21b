import type { DemoTenant } from '../../demo-tenant'
import { outpostGroup } from '../groups'
import { outpostDealerships } from './dealerships'
import { outpostLandings } from './landings'
import { outpostBrands, outpostOffers } from './offers'
import { outpostPosts } from './posts'
import { outpostPromos } from './promos'
import { outpostSettings } from './settings'
import { outpostWords } from './words'

export const outpost: DemoTenant = {
  slug: 'outpost',
  name: 'Outpost Auto',
  group: outpostGroup,
  template: 'outback',
  websiteId: 'fc-demo-2001',
  address: { city: 'Burswood', state: 'WA' },
  sharesLinks: true,
  theme: {
    brand: '#8f3d12',
    accent: '#4a6b3a',
    fonts: 'slab',
    radius: 'small',
    density: 'compact',
  },
  settings: outpostSettings,
  phone: '08 5550 0400',
  dealerships: outpostDealerships,
  lender: {
    key: 'ridgeback_finance',
    name: 'Ridgeback Finance',
    rate: 11.25,
    comparisonRate: 13.3,
    fee: 1360.5,
    disclaimer:
      'Indicative only and not a formal quote. Secured loan over a 5-year term at 11.25% p.a. (comparison rate 13.30% p.a.), for approved applicants.',
  },
  voice: {
    openers: [
      'A {vehicle} we passed over nine others to buy.',
      'Straight {vehicle}, straight story, report to read.',
      'This {vehicle} has been on our hoist and we liked what we saw underneath.',
    ],
    closers: [
      'We deliver to the gate anywhere in the West. Ask for a price with your enquiry.',
      'No underbody paint, no stories. Ring and the person who answers can say yes.',
      'Pre-trip inspection with a written report included before you head off.',
    ],
  },
  certifiedMake: 'Toyota',
  words: outpostWords,
  promos: outpostPromos,
  brands: outpostBrands,
  offers: outpostOffers,
  posts: outpostPosts,
  landings: outpostLandings,
}
