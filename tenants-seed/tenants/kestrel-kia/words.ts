import {
  bodyTypePicker,
  callToAction,
  faq,
  featureBanner,
  hero,
  latestPosts,
  modelShowcase,
  pictureText,
  starRating,
  stockCarousel,
  tiles,
  warranty,
} from '../../words/blocks'
import type { TenantWords } from '../../words/tenant-words'
import { kestrelOwnership } from './ownership'

export const kestrelWords: TenantWords = {
  region: 'in Melbourne’s east and on the Peninsula',
  legalName: 'Kestrel Automotive (Victoria) Pty Ltd',
  email: 'drive@kestrelkia.example',
  vehicle: 'car',
  vehicles: 'cars',
  workshop: 'Kestrel Kia Service',
  tagline: 'Two showrooms, one make, no hurry',
  pictures: {
    'hero-kestrel-kia': 'A red SUV on a ridge road with ranges behind',
    'showroom-kestrel-kia': 'The Doncaster showroom, three cars under long lights',
    'exterior-kestrel-kia': 'The Frankston showroom, four cars out the front',
    'workshop-cars': 'A mechanic works on a wheel of a car on the hoist in our workshop',
    'offer-kestrel-kia': 'A blue SUV on a country road',
    'story-charging': 'An electric car at a charger',
    'tile-kia-suv': 'A grey SUV in the studio',
    'tile-kia-electric': 'A green electric SUV in the studio',
    'tile-kia-people-mover': 'A black people mover in the studio',
  },
  views: {
    showroom: 'showroom-kestrel-kia',
    exterior: 'exterior-kestrel-kia',
    workshop: 'workshop-cars',
    offer: 'offer-kestrel-kia',
  },
  home: ({ picture }, { financePath, tradeInPath }) => [
    hero({
      eyebrow: 'Doncaster and Frankston',
      heading: 'Your Kia is already here',
      text: 'More than two hundred Kias in stock, from Picanto to Tasman, with a seven-year warranty on every new one.',
      picture: picture('hero-kestrel-kia'),
      look: 'cover',
      links: [
        { label: 'See new Kias', href: '/search/new-cars' },
        { label: 'Book a test drive', href: '/book-test-drive' },
      ],
    }),
    modelShowcase('The line-up', 8),
    tiles({
      heading: 'Find your size',
      tiles: [
        {
          picture: picture('tile-kia-suv'),
          label: 'SUVs',
          href: '/search/suv',
          text: 'Stonic, Seltos, Sportage, Sorento.',
        },
        {
          picture: picture('tile-kia-electric'),
          label: 'Electric',
          href: '/search/kia',
          text: 'EV3, EV5, EV6 and the chargers to match.',
        },
        {
          picture: picture('tile-kia-people-mover'),
          label: 'Carnival',
          href: '/search/kia/carnival',
          text: 'Eight seats and room for the luggage.',
        },
      ],
    }),
    stockCarousel({ heading: 'New, and here today', carType: 'new', make: 'Kia', limit: 10 }),
    pictureText({
      picture: picture('story-charging'),
      heading: 'Electric, without the homework',
      text: 'We bring the charger, the electrician and the numbers for your own power bill. You bring your usual week.',
      links: [{ label: 'See what is here', href: '/search/kia' }],
      side: 'right',
      ground: 'night',
    }),
    bodyTypePicker('Shop by body type'),
    stockCarousel({ heading: 'Demonstrators from our own fleet', carType: 'demo', make: 'Kia', limit: 8 }),
    warranty({
      heading: 'Seven years of not thinking about it',
      promises: [
        { covers: 'New Kia', wording: '7 years unlimited-km warranty with 5 years roadside assist' },
        {
          covers: 'Demonstrators',
          wording: 'The balance of the new-car warranty, from the day it was registered',
        },
        { covers: 'Used cars', wording: '3 Year standard warranty' },
      ],
    }),
    starRating({
      heading: 'Doncaster and Frankston, in their words',
      rating: 4.6,
      reviews: 1217,
      source: 'Google',
      quotes: [
        {
          text: 'Nobody asked me what my husband thought. Best morning I have had buying a car.',
          name: 'Priya, Box Hill',
        },
        {
          text: 'The EV5 was charged, cleaned and explained in half an hour. Then they left me alone with it.',
          name: 'Tom, Mount Eliza',
        },
        { text: 'Capped service price was the price. Twice.', name: 'Helen, Ringwood' },
      ],
    }),
    featureBanner({
      heading: 'Already driving a Kia?',
      links: [
        { label: 'Latest offers', href: '/special-offers', text: 'Upgrade offers for Kia owners.' },
        { label: 'Book a service', href: '/service', text: 'Capped prices for seven years.' },
        {
          label: 'Sell your car',
          href: tradeInPath,
          text: 'We pay more for a Kia with our stamps in the book.',
        },
      ],
    }),
    latestPosts('From the showroom'),
    faq('Asked every Saturday', {
      'How long is the wait for a new Kia?':
        'For what you see in stock there is none. For a colour or version that is not here, we look at the boats on the water and tell you the week.',
      'What does the seven-year warranty cover?':
        'New cars come with a 7 year unlimited-km warranty and 5 years roadside assist. It stays with the car when you sell it.',
      'Can I charge at your showrooms?':
        'Yes, at both, and free for cars we sold while you wait for a service.',
    }),
    callToAction({
      heading: 'A monthly figure before you visit',
      text: 'Apply online in a quarter of an hour and come in knowing what you can spend.',
      links: [{ label: 'Apply for finance', href: financePath }],
      tone: 'brand',
    }),
  ],
  about: `
Kestrel has sold Kias, and nothing else that is new, since 2006. We opened in Doncaster with four models and a workshop of two; Frankston followed in 2015.

## Why one make

Because we can know it. Our technicians have seen the fault before, our salespeople have driven every version, and the part is usually on the shelf.

## Why no hurry

A test drive at Kestrel takes as long as you like. Take it home, see whether it fits the garage, put the child seats in. If another make suits you better we will say so, and buy it from you in five years.
`,
  service: `
Capped-price servicing for the first seven years, at both workshops, by technicians whom Kia has trained. Book in for the early start and ride the shuttle to the station.

- The price is fixed when you book, for every service to 105,000 km.
- Roadside assistance is renewed for a year each time you service here.
- Software updates and recalls are done while it is on the hoist.
`,
  finance: `
Five lenders, one form. We send it to the one that suits your situation, not to all of them, so your credit file sees one enquiry.

## Guaranteed future value

On most new Kias you can choose a lower monthly repayment and a final figure that we guarantee to buy the car for. Keep it, trade it or hand it back.
`,
  tradeIn:
    'Tell us the registration and we answer within the hour. Kias up to ten years old with a full service book earn a little extra.',
  offers: [
    {
      picture: 'tile-kia-suv',
      heading: 'Sportage runout',
      text: 'The last of this year’s Sportage, with metallic paint and floor mats included in the drive-away price.',
      link: { label: 'See Sportage', href: '/search/kia/sportage' },
    },
    {
      picture: 'story-charging',
      heading: 'Home charger with every new EV',
      text: 'Order an EV3, EV5 or EV6 this month and the wallbox is ours. Standard installation included.',
      link: { label: 'See new Kias', href: '/search/new-cars' },
    },
    {
      picture: 'tile-kia-people-mover',
      heading: 'Roof racks with every Carnival',
      text: 'Racks and a pair of bike carriers, fitted before you collect it. The luggage goes up, the kids stay apart.',
      link: { label: 'See Carnival', href: '/search/kia/carnival' },
    },
  ],
  financeForm: 'pre-approval',
  fleet: {
    description: 'Kias for businesses, from two cars to a whole pool.',
    heading: 'Kias for the people you employ',
    text: `
One person looks after your order, from the first drive until the cars are handed over with your logo on the doors. Capped-price servicing means that you know what each car costs for seven years.

- Fleet prices from the second car.
- Electric cars with chargers for your depot, and a report for your accountant.
- Servicing at either workshop, one invoice a month.`,
  },
  ownership: kestrelOwnership,
  stockLinks: [
    { label: 'New Kias', href: '/search/new-cars' },
    { label: 'Demonstrators', href: '/search/demo-cars' },
    { label: 'Used cars', href: '/search/used-cars' },
  ],
  serviceLinks: [
    { label: 'Book a service', href: '/service' },
    { label: 'Capped-price servicing', href: '/capped-price-servicing' },
    { label: 'Roadside assist', href: '/roadside-assist' },
    { label: 'Parts and accessories', href: '/vehicle-parts-and-accessories' },
    { label: 'Fleet and business', href: '/fleet' },
  ],
  aboutLinks: [
    { label: 'About Kestrel', href: '/about-us' },
    { label: 'Our locations', href: '/dealer-locator' },
    { label: 'Blog', href: '/blog' },
    { label: 'Contact us', href: '/contact-us' },
    { label: 'Careers', href: '/careers' },
    { label: 'Warranty', href: '/warranty' },
  ],
}
