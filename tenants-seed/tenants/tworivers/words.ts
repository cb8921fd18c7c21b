import {
  brandGrid,
  callToAction,
  faq,
  featureBanner,
  hero,
  latestPosts,
  pictureText,
  stockCarousel,
  text,
  tiles,
} from '../../words/blocks'
import type { TenantWords } from '../../words/tenant-words'
import { twoRiversOwnership } from './ownership'

export const twoRiversWords: TenantWords = {
  region: 'in Newcastle and the Hunter',
  legalName: 'Two Rivers Motorcycles (NSW) Pty Ltd',
  email: 'ride@tworivers.example',
  vehicle: 'motorcycle',
  vehicles: 'motorcycles',
  workshop: 'the Two Rivers workshop',
  tagline: 'Riders first, shopkeepers second',
  pictures: {
    'hero-tworivers': 'An orange motorcycle in a wet street at night',
    'showroom-tworivers': 'Two motorcycles on the shop floor at Newcastle',
    'exterior-tworivers': 'The Maitland shop, five motorcycles out the front',
    'workshop-motorcycles': 'A mechanic beside a green motorcycle in our workshop',
    'offer-tworivers': 'A red motorcycle in a wet street at night',
    'story-night-ride': 'A motorcycle on a wet street at night',
    'tile-naked': 'A black naked motorcycle in the studio',
    'tile-adventure': 'A sand-coloured adventure motorcycle in the studio',
    'tile-cruiser': 'A red cruiser in the studio',
  },
  views: {
    showroom: 'showroom-tworivers',
    exterior: 'exterior-tworivers',
    workshop: 'workshop-motorcycles',
    offer: 'offer-tworivers',
  },
  home: ({ picture }, { tradeInPath }) => [
    hero({
      eyebrow: 'Newcastle and Maitland',
      heading: 'Take the long way home',
      text: 'Eleven brands of motorcycle, two shops, and test rides that go past the first roundabout.',
      picture: picture('hero-tworivers'),
      look: 'cover',
      links: [
        { label: 'See motorcycles', href: '/search' },
        { label: 'Book a test ride', href: '/book-test-drive' },
      ],
    }),
    tiles({
      heading: 'What do you ride for?',
      tiles: [
        {
          picture: picture('tile-naked'),
          label: 'Town and back roads',
          href: '/search/naked',
          text: 'Naked bikes, learner to litre.',
        },
        {
          picture: picture('tile-adventure'),
          label: 'Further than that',
          href: '/search/adventure',
          text: 'Big tanks, long legs, tall screens.',
        },
        {
          picture: picture('tile-cruiser'),
          label: 'No hurry at all',
          href: '/search/cruiser',
          text: 'Low seats and long afternoons.',
        },
      ],
    }),
    stockCarousel({ heading: 'Fresh off the truck', carType: 'new', limit: 12 }),
    brandGrid('Eleven brands under two roofs'),
    pictureText({
      picture: picture('workshop-motorcycles'),
      heading: 'The people who fix them ride them',
      text: 'Seven technicians, four race licences between them, and a dyno that settles arguments. Open Saturday mornings because that is when you ride.',
      links: [{ label: 'Book the workshop', href: '/service' }],
      side: 'right',
      ground: 'night',
    }),
    stockCarousel({ heading: 'Used, and gone over by our workshop', carType: 'used', limit: 12 }),
    featureBanner({
      links: [
        { label: 'Latest offers', href: '/special-offers', text: 'Gear, servicing and ride-away deals.' },
        { label: 'Book the workshop', href: '/service', text: 'Saturday mornings too.' },
        { label: 'Sell your bike', href: tradeInPath, text: 'We collect it, if it does not run.' },
      ],
    }),
    latestPosts('From the road'),
    faq('Learners ask, and so should you', {
      'Which of these can I ride on my Ls?':
        'Look for LAMS Approved in the features, or ask. We keep about forty learner-legal bikes at any time and can restrict several more.',
      'Do test rides have to be around the block?':
        'No. With a full licence and your own gear, take it out to Clarence Town and back. We take a licence copy and a card for the excess.',
      'Will you deliver it?':
        'Anywhere between the Central Coast and Tamworth, strapped down properly, with a full tank.',
    }),
    callToAction({
      heading: 'Saturday ride, first of the month',
      text: 'Meet at the Newcastle shop at seven. Coffee first, then wherever the front rider turns.',
      links: [{ label: 'Where we are', href: '/contact-us' }],
      tone: 'brand',
    }),
  ],
  about: `
Two Rivers was a workshop before it was a shop. In 2003 two mechanics who were tired of working on bikes they could not recommend started selling the ones they could.

## What we sell

Eleven makes, from a 125 for the milk run to tourers that have been around the country. Every used motorcycle goes through our own workshop, and what we fixed is written on the tag.

## Who we are

Twenty-six people, all of whom ride to work when it is not hailing. Between us we have crashed most things, so ask before you buy your first helmet.
`,
  service: `
Five hoists at Newcastle, two at Maitland, a dyno, and a mechanic who answers the phone. We service every make we sell and most we do not.

- Roadworthy inspections while you wait, most mornings.
- Suspension set up for your weight, not for the brochure's.
- Tyres fitted and balanced the same day if you ride in.
`,
  finance: `
We are not lenders, and we do not pretend to be. We fill in one form with you and send it to one of three lenders that know motorcycles. Learners are welcome.

## What it costs

The lender sets the rate from your history and the age of the bike, and must show you the comparison rate before you sign. Ask us to explain anything on the page.
`,
  tradeIn:
    'Road, trail, track or barn find. Send photographs and the kilometres, and we will ring you with a figure and mean it.',
  offers: [
    {
      picture: 'tile-adventure',
      heading: 'Ride-away on last year’s adventure bikes',
      text: 'Registration, delivery and a set of crash bars included while they last.',
      link: { label: 'See adventure bikes', href: '/search/adventure' },
    },
    {
      picture: 'story-night-ride',
      heading: 'Ten per cent off gear with any bike',
      text: 'Helmet, jacket, gloves and boots bought on the day you collect, new bike or used.',
      link: { label: 'Parts and gear', href: '/vehicle-parts-and-accessories' },
    },
  ],
  more: () => [
    {
      path: '/learners',
      title: 'Learning to ride',
      description: 'Your first motorcycle: licence steps, learner-legal bikes and gear.',
      blocks: [
        hero({ eyebrow: 'Learners', heading: 'Your first one matters most' }),
        text(`
## Steps to a licence in New South Wales

- Pass the rider knowledge test and book pre-learner training.
- Ride on your Ls for at least three months, on a learner-approved motorcycle.
- Take the rider skills test, then a year on provisional plates.

## What to buy first

Boots and a helmet that fit, then a jacket, then the motorcycle. We fit helmets properly and it takes twenty minutes. Nobody has ever come back to complain about those twenty minutes.`),
        stockCarousel({ heading: 'Good first bikes', body: 'Naked', limit: 8 }),
      ],
    },
  ],
  fleet: {
    description: 'Motorcycles for councils, couriers, farms and riding schools in the Hunter.',
    heading: 'Motorcycles that work for a living',
    text: `
Post, parks, farms and riding schools: we set up two bikes or twenty with racks, guards and your livery, and keep spares for them on the shelf.

- Fleet prices from the third motorcycle.
- Servicing at your depot in the Hunter by arrangement.
- One invoice a month, with the kilometres of each bike.`,
  },
  ownership: twoRiversOwnership,
  stockLinks: [
    { label: 'New motorcycles', href: '/search/new-cars' },
    { label: 'Demo motorcycles', href: '/search/demo-cars' },
    { label: 'Used motorcycles', href: '/search/used-cars' },
  ],
  serviceLinks: [
    { label: 'Book the workshop', href: '/service' },
    { label: 'Parts and gear', href: '/vehicle-parts-and-accessories' },
    { label: 'Learning to ride', href: '/learners' },
    { label: 'Fleet and business', href: '/fleet' },
    { label: 'Warranty', href: '/warranty' },
  ],
  aboutLinks: [
    { label: 'About us', href: '/about-us' },
    { label: 'Careers', href: '/careers' },
    { label: 'Find a shop', href: '/dealer-locator' },
    { label: 'Blog', href: '/blog' },
    { label: 'Contact us', href: '/contact-us' },
  ],
}
