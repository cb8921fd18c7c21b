import type { DemoTenant } from '../../demo-tenant'
import { southernCrossGroup } from '../groups'
import { twoRiversDealerships } from './dealerships'
import { twoRiversLandings } from './landings'
import { twoRiversBrands, twoRiversOffers } from './offers'
import { twoRiversPosts } from './posts'
import { twoRiversPromos } from './promos'
import { twoRiversSettings } from './settings'
import { twoRiversWords } from './words'

export const twoRivers: DemoTenant = {
  slug: 'tworivers',
  name: 'Two Rivers Motorcycles',
  group: southernCrossGroup,
  template: 'throttle',
  websiteId: 'fc-demo-1003',
  address: { city: 'Newcastle', state: 'NSW' },
  sharesLinks: false,
  theme: {
    brand: '#d63a08',
    accent: '#2cc9b8',
    fonts: 'condensed',
    radius: 'small',
    density: 'compact',
  },
  settings: twoRiversSettings,
  phone: '02 5550 0300',
  dealerships: twoRiversDealerships,
  lender: null,
  voice: {
    openers: [
      'Somebody here wanted this {vehicle} for themselves and was talked out of it.',
      'The {vehicle}: warmed up, tyres at pressure, waiting for you.',
      'Ridden in by one of us, so ask what it is like.',
    ],
    closers: [
      'Test rides go past the first roundabout. Bring your licence and your own gear.',
      'Delivered anywhere between the Central Coast and Tamworth with a full tank.',
      'Our workshop went over it; what we found and fixed is on the tag.',
    ],
  },
  certifiedMake: null,
  words: twoRiversWords,
  promos: twoRiversPromos,
  popup: {
    title: 'Saturday ride, first of the month',
    description:
      'Leaves the Newcastle shop at eight, back for lunch. Learners are welcome, and somebody rides at the back.',
    picture: 'tile-adventure',
    button: ['Ask for a place', '/contact-us'],
    trigger: 'scroll',
    paths: ['/about-us'],
    days: 60,
  },
  brands: twoRiversBrands,
  offers: twoRiversOffers,
  posts: twoRiversPosts,
  landings: twoRiversLandings,
}
