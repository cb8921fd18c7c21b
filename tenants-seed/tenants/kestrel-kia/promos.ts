import type { DemoPromo } from '../../words/demo-promo'

export const kestrelKiaPromos: readonly DemoPromo[] = [
  {
    title: 'Seven years of warranty, and it is Kia’s',
    text: 'Any number of kilometres, from the day you collect it.',
    picture: 'offer-kestrel-kia',
    link: { label: 'What is covered', href: '/warranty' },
    kind: 'warranty',
    days: [-60, null],
  },
  {
    title: 'See it on a video call',
    text: 'We walk around it, open it and start it while you watch from the sofa.',
    picture: 'showroom-kestrel-kia',
    link: { label: 'Ask for a call', href: '/contact-us' },
    kind: 'videoCall',
    days: [-60, null],
  },
  {
    title: 'Your car for theirs',
    text: 'Trade in whatever you drive now. The figure we give is the figure we pay.',
    picture: 'exterior-kestrel-kia',
    link: { label: 'Value my car', href: '/sell-your-car' },
    kind: 'tradeIn',
    days: [-60, null],
  },
  {
    title: 'The wallbox is ours',
    text: 'With every new EV3, EV5 and EV6 this month, installed at your place.',
    picture: 'story-charging',
    link: { label: 'See new Kias', href: '/search/new-cars' },
    kind: 'other',
    days: [-8, 21],
  },
]
