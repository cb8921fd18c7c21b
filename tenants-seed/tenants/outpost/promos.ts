import type { DemoPromo } from '../../words/demo-promo'

export const outpostPromos: readonly DemoPromo[] = [
  {
    title: 'Set up to tour, at cost',
    text: 'Second battery, fridge slide and drawers with any wagon that leaves the yard this month.',
    picture: 'story-touring',
    link: { label: 'See this month’s offers', href: '/special-offers' },
    kind: 'other',
    days: [-9, 20],
  },
  {
    title: 'We buy 4x4s, whatever the track did to them',
    text: 'Bring it or send photos. Paid the same day.',
    picture: 'offer-outpost',
    link: { label: 'Sell my car', href: '/sell-my-car' },
    kind: 'tradeIn',
    days: [-45, null],
  },
  {
    title: 'Will it tow?',
    text: 'Four numbers that decide it, with an example worked through.',
    picture: 'yard-outpost',
    link: { label: 'Read the guide', href: '/towing-guide' },
    kind: 'other',
    shuffle: true,
    days: [-90, null],
  },
]
