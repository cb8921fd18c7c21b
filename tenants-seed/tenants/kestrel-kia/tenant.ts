import type { DemoTenant } from '../../demo-tenant'
import { southernCrossGroup } from '../groups'
import { kestrelDealerships } from './dealerships'
import { kestrelKiaLandings } from './landings'
import { kestrelBrands, kestrelOffers } from './offers'
import { kestrelPosts } from './posts'
import { kestrelKiaPromos } from './promos'
import { kestrelReviews } from './reviews'
import { kestrelSettings } from './settings'
import { kestrelWords } from './words'

export const kestrelKia: DemoTenant = {
  slug: 'kestrel-kia',
  name: 'Kestrel Kia',
  group: southernCrossGroup,
  template: 'marque',
  websiteId: 'fc-demo-1002',
  manufacturerName: 'Kia',
  address: { city: 'Doncaster', state: 'VIC' },
  sharesLinks: true,
  theme: {
    brand: '#13202c',
    accent: '#b4522a',
    fonts: 'serif',
    radius: 'none',
    density: 'airy',
  },
  settings: kestrelSettings,
  phone: '03 5550 0200',
  dealerships: kestrelDealerships,
  lender: {
    key: 'manual',
    name: 'Kestrel Finance',
    rate: 8.49,
    comparisonRate: 9.49,
    fee: 395,
    monthlyFee: 8,
    depositPercent: 10,
    finalPaymentPercent: 30,
    disclaimer:
      'Indicative only and not a formal quote. Secured loan over a 5-year term at 8.49% p.a. (comparison rate 9.49% p.a.), for approved applicants.',
  },
  voice: {
    openers: [
      'Meet the {vehicle} we would choose ourselves.',
      'A {vehicle} from a dealer who sells nothing else that is new.',
      'This {vehicle} is standing in our showroom with the lights on.',
    ],
    closers: [
      'Take it home for the afternoon and see whether it fits the garage. Book a drive online or call us.',
      'New Kias carry a 7 year unlimited-km warranty; ask us what is left on this one.',
      'At Kestrel you deal with one person from the test drive to the first service.',
    ],
  },
  certifiedMake: 'Kia',
  words: kestrelWords,
  promos: kestrelKiaPromos,
  brands: kestrelBrands,
  offers: kestrelOffers,
  posts: kestrelPosts,
  reviews: kestrelReviews,
  landings: kestrelKiaLandings,
}
