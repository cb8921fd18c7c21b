import type { DemoPromo } from '../../words/demo-promo'

export const southernCrossPromos: readonly DemoPromo[] = [
  {
    title: 'Traded in today, paid today',
    text: 'A figure for your car in two minutes. It holds for seven days.',
    picture: 'story-handover',
    link: { label: 'Value my car', href: '/trade-in' },
    kind: 'tradeIn',
    days: [-20, null],
  },
  {
    title: 'Demonstrators at the end of their time with us',
    text: 'Registered, run in, and with the balance of the new-car warranty.',
    picture: 'showroom-southerncross',
    link: { label: 'See demonstrators', href: '/search/demo-cars' },
    kind: 'other',
    carTypes: ['new', 'demo'],
    days: [-6, 24],
  },
  {
    title: 'Know what you can spend',
    text: 'An answer on finance in one business day, before you choose.',
    picture: 'exterior-southerncross',
    link: { label: 'Apply for finance', href: '/finance' },
    kind: 'finance',
    days: [-40, null],
  },
  {
    title: 'We fit your canopy for nothing',
    text: 'With any new ute and a canopy from our parts counter this month.',
    picture: 'offer-southerncross',
    link: { label: 'See utes', href: '/search/ute' },
    kind: 'other',
    shuffle: true,
    days: [-3, 27],
  },
]
