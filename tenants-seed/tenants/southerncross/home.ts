import {
  bodyTypePicker,
  brandGrid,
  callToAction,
  faq,
  featureBanner,
  groupStats,
  hero,
  latestPosts,
  paymentStrip,
  pictureText,
  priceLinks,
  promises,
  starRating,
  stockCarousel,
  tiles,
} from '../../words/blocks'
import type { TenantWords } from '../../words/tenant-words'

export const southernCrossHome: TenantWords['home'] = ({ picture }, { financePath, tradeInPath }) => [
  hero({
    eyebrow: 'Brisbane and the Gold Coast',
    heading: 'Nine hundred vehicles. One place to look.',
    text: 'New, demonstrator and used cars, trucks and motorcycles from five dealerships that share one yard list and one promise.',
    picture: picture('hero-southerncross'),
    look: 'cover',
    links: [
      { label: 'Search all stock', href: '/search' },
      { label: 'Value my trade-in', href: tradeInPath },
    ],
    showSearch: true,
  }),
  bodyTypePicker('What are you after?', 8),
  tiles({
    heading: 'Start with what you need',
    tiles: [
      {
        picture: picture('tile-cars'),
        label: 'New cars',
        href: '/search/new-cars',
        text: 'Toyota and Ford, ready to drive away.',
      },
      {
        picture: picture('tile-used'),
        label: 'Used cars',
        href: '/search/used-cars',
        text: 'Workshop checked, history shown.',
      },
      {
        picture: picture('tile-trucks'),
        label: 'Trucks',
        href: '/search/southern-cross-trucks',
        text: 'Isuzu, Hino and Fuso, from 4.5 tonnes up.',
      },
      {
        picture: picture('tile-motorcycles'),
        label: 'Motorcycles',
        href: '/search/southern-cross-motorcycles',
        text: 'Yamaha and Honda, learner to litre.',
      },
    ],
  }),
  promises({
    items: [
      { icon: 'shield', title: '3 year warranty', text: 'On every used car, in writing before you pay.' },
      { icon: 'handshake', title: '48-hour money back', text: 'Change your mind, bring it back.' },
      { icon: 'truck', title: 'Any yard to any yard', text: 'Within two working days, at no charge.' },
      { icon: 'wallet', title: 'Answers the same day', text: 'Finance from nine lenders under one roof.' },
    ],
  }),
  stockCarousel({ heading: 'Just in: used cars', carType: 'used', limit: 10 }),
  priceLinks('Or start with the price'),
  groupStats('Part of Southern Cross Motor Group'),
  stockCarousel({ heading: 'New utes on the ground', carType: 'new', body: 'Ute', limit: 8 }),
  brandGrid('Shop by brand', [
    'Toyota',
    'Ford',
    'Isuzu',
    'Yamaha',
    'Honda',
    'Mazda',
    'Hyundai',
    'Kia',
    'Hino',
    'Subaru',
  ]),
  starRating({
    heading: 'What people say afterwards',
    rating: 4.7,
    reviews: 3482,
    source: 'Google',
    quotes: [
      {
        text: 'Found it at Aspley on Monday, drove it home from Nerang on Wednesday. The price on the website was the price.',
        name: 'Deborah, Chermside',
      },
      {
        text: 'They told me what was wrong with the trade before I did, and still beat the other figure.',
        name: 'Marcus, Ipswich',
      },
      { text: 'Third ute from them. The workshop is why.', name: 'Ange, Beenleigh' },
    ],
    label: 'Find a yard near you',
    href: '/dealer-locator',
  }),
  pictureText({
    picture: picture('workshop-cars'),
    heading: 'On the hoist before it is on the yard',
    text: 'Every used car goes through one of our four workshops first. You get the report, with photographs of what we found and what we fixed.',
    links: [{ label: 'Our used car warranty', href: '/warranty' }],
    side: 'left',
    ground: 'paper',
  }),
  featureBanner({
    heading: 'We look after the rest',
    links: [
      {
        label: 'Latest offers',
        href: '/special-offers',
        text: 'What is on this month, at all nine yards.',
      },
      { label: 'Book a service', href: '/service', text: 'In by half past seven, home by five.' },
      { label: 'Sell your car', href: tradeInPath, text: 'Paid on the day the paperwork is signed.' },
    ],
  }),
  latestPosts('From our yards'),
  faq('Before you come in', {
    'Is the car I found still there?':
      'The list is updated several times a day. A vehicle marked reserved has a deposit on it; call us and we will tell you whether it is likely to come free.',
    'Can you bring it to a yard near me?':
      'Yes, between any of our nine yards, usually within two working days and without charge.',
    'Do used cars come with a warranty?':
      'They come with our 3 Year standard warranty and a 48-hour money-back guarantee. Both are on paper before you pay anything.',
  }),
  callToAction({
    heading: 'Know what it costs a week',
    text: 'Tell us what you can spend and we will show you what fits, with the comparison rate beside it.',
    links: [{ label: 'About finance', href: financePath }],
    tone: 'brand',
  }),
  paymentStrip('Ways to pay a deposit'),
]
