import type { DemoTenant } from '../../demo-tenant'
import { outpostGroup } from '../groups'
import { currawongDealerships } from './dealerships'
import { currawongLandings } from './landings'
import { currawongBrands, currawongOffers } from './offers'
import { currawongPosts } from './posts'
import { currawongPromos } from './promos'
import { currawongSettings } from './settings'
import { currawongWords } from './words'

export const currawong: DemoTenant = {
  slug: 'currawong',
  name: 'Currawong Electric',
  group: outpostGroup,
  template: 'metro',
  websiteId: 'fc-demo-2002',
  address: { city: 'Phillip', state: 'ACT' },
  sharesLinks: true,
  theme: {
    brand: '#0c5f4c',
    accent: '#ffd23f',
    fonts: 'technical',
    radius: 'large',
    density: 'airy',
    headerStyle: 'brand',
  },
  settings: currawongSettings,
  phone: '02 7010 0500',
  dealerships: currawongDealerships,
  lender: {
    key: 'angle',
    name: 'Angle Green Loans',
    rate: 7.5,
    comparisonRate: 8.55,
    fee: 250,
    monthlyFee: 10,
    range: { min: 7.5, max: 14.5 },
    disclaimer:
      'Indicative only and not a formal quote. Secured green car loan over a 5-year term at 7.50% p.a. (comparison rate 8.55% p.a.), for approved applicants.',
  },
  voice: {
    openers: [
      'Drive this {vehicle} beside two others the same morning and decide.',
      'A {vehicle} with nothing to hide: measured range and battery report included.',
      'Quiet, quick and charged: this {vehicle} is ready for a drive.',
    ],
    closers: [
      'Buy it outright, take a green loan, or subscribe by the week with everything but the power included.',
      'We arrange the wallbox, the paperwork and your first charge.',
      'Transfer between our Canberra and Adelaide showrooms is free.',
    ],
  },
  certifiedMake: 'Tesla',
  words: currawongWords,
  promos: currawongPromos,
  brands: currawongBrands,
  offers: currawongOffers,
  posts: currawongPosts,
  landings: currawongLandings,
}
