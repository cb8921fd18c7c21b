import type { DemoPromo } from '../../words/demo-promo'

export const twoRiversPromos: readonly DemoPromo[] = [
  {
    title: 'Ten per cent off your gear',
    text: 'Helmet, jacket, gloves and boots on the day you collect.',
    picture: 'story-night-ride',
    link: { label: 'Parts and gear', href: '/vehicle-parts-and-accessories' },
    kind: 'other',
    days: [-14, 30],
  },
  {
    title: 'Your first one matters most',
    text: 'Licence steps, learner-legal bikes, and boots that fit.',
    picture: 'showroom-tworivers',
    link: { label: 'Start here', href: '/learners' },
    kind: 'other',
    days: [-50, null],
  },
  {
    title: 'We will take the old one',
    text: 'Running or not. We come and get it, too.',
    picture: 'workshop-motorcycles',
    link: { label: 'Value my bike', href: '/trade-in' },
    kind: 'tradeIn',
    days: [-50, null],
  },
]
