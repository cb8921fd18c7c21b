import {
  bodyTypePicker,
  brandGrid,
  callToAction,
  faq,
  featureBanner,
  hero,
  latestPosts,
  pictureText,
  priceLinks,
  promises,
  starRating,
  stockCarousel,
  text,
  tiles,
} from '../../words/blocks'
import type { TenantWords } from '../../words/tenant-words'
import { outpostOwnership } from './ownership'

export const outpostWords: TenantWords = {
  region: 'in Perth, Rockingham and Geraldton, and delivered across the West',
  legalName: 'Outpost Auto (WA) Pty Ltd',
  email: 'yard@outpost.example',
  vehicle: '4x4',
  vehicles: '4x4s and caravans',
  workshop: 'the Outpost workshop',
  tagline: 'Proper used 4x4s, for people who use them',
  pictures: {
    'hero-outpost': 'A sand-coloured 4x4 on red ground under a wide sky',
    'yard-outpost': 'The Burswood yard, utes and a caravan out the front',
    'workshop-cars': 'A mechanic works on a wheel of an SUV on the hoist in our workshop',
    'offer-outpost': 'An orange dual cab ute on red ground',
    'story-touring': 'A wagon towing a caravan over red ground',
    'tile-4x4': 'A green 4x4 wagon in the studio',
    'tile-ute': 'A white dual cab ute in the studio',
    'tile-caravan': 'A white caravan in the studio',
  },
  views: {
    showroom: 'yard-outpost',
    exterior: 'yard-outpost',
    workshop: 'workshop-cars',
    offer: 'offer-outpost',
  },
  home: ({ picture }, { financePath, tradeInPath }) => [
    hero({
      eyebrow: 'Perth · Rockingham · Geraldton',
      heading: 'Used 4x4s that have more road in them',
      text: 'Four hundred utes, wagons and caravans. Every one on the hoist before it is on the yard, with the report to read.',
      picture: picture('hero-outpost'),
      look: 'cover',
      links: [
        { label: 'Search the yard', href: '/search' },
        { label: 'We buy 4x4s', href: tradeInPath },
      ],
      showSearch: true,
    }),
    promises({
      items: [
        {
          icon: 'certified',
          title: 'Workshop report',
          text: 'What we found, what we fixed, with photographs.',
        },
        {
          icon: 'towing',
          title: 'Towing worked out',
          text: 'Capacity, ball weight and combined mass, before you pay.',
        },
        {
          icon: 'truck',
          title: 'Delivered to the gate',
          text: 'Kalgoorlie, Esperance, Broome or the station between.',
        },
      ],
    }),
    priceLinks('What have you got to spend?'),
    tiles({
      heading: 'Where are you headed?',
      tiles: [
        {
          picture: picture('tile-4x4'),
          label: 'Off the bitumen',
          href: '/search/used-cars',
          text: 'Low range and proper clearance.',
        },
        {
          picture: picture('tile-ute'),
          label: 'To work',
          href: '/search/ute',
          text: 'Trays, tubs and tow bars.',
        },
        {
          picture: picture('tile-caravan'),
          label: 'Around the country',
          href: '/search/caravan',
          text: 'Vans for two, four and six.',
        },
      ],
    }),
    stockCarousel({ heading: 'Utes, just through the workshop', carType: 'used', body: 'Ute', limit: 10 }),
    bodyTypePicker('By shape', 6),
    stockCarousel({ heading: 'Caravans ready to hitch', body: 'Caravan', limit: 8 }),
    brandGrid('By name'),
    pictureText({
      picture: picture('workshop-cars'),
      heading: 'We look underneath, so that you need not',
      text: 'Chassis, diffs, driveline, suspension and cooling: eighty points on the hoist, and a road test with a trailer on.\n\nIf it has worked on a mine, the report says so.',
      links: [{ label: 'How we buy', href: '/about-us' }],
      side: 'right',
      ground: 'quiet',
    }),
    starRating({
      heading: 'From people a long way off',
      rating: 4.5,
      reviews: 1903,
      source: 'Google',
      quotes: [
        {
          text: 'Bought it off the photos from Newman. It was exactly that, plus a full tank.',
          name: 'Kev, Newman',
        },
        {
          text: 'They talked us out of the bigger van. Our LandCruiser thanks them.',
          name: 'Jan and Bill, Albany',
        },
        { text: 'Report said tired rear springs. Price already had them off.', name: 'Tess, Geraldton' },
      ],
    }),
    callToAction({
      heading: 'We deliver to the gate',
      text: 'Kalgoorlie, Esperance, Broome or the station in between. Ask for a delivery price with your enquiry; towing a van behind costs no more.',
      links: [{ label: 'Ask for a price', href: '/contact-us' }],
      tone: 'brand',
    }),
    featureBanner({
      links: [
        { label: 'Latest offers', href: '/special-offers', text: 'Packages for the Gibb and the Nullarbor.' },
        { label: 'Book a service', href: '/service', text: 'Suspension, towing and touring work.' },
        { label: 'Sell your 4x4', href: tradeInPath, text: 'High kilometres do not frighten us.' },
      ],
    }),
    latestPosts('From the track'),
    faq('Fair questions', {
      'How do I know it has not been flogged?':
        'The workshop report lists what we found and what we fixed, with photographs underneath. If a vehicle has worked on a mine, it says so.',
      'Can it tow my van?':
        'Tell us the van’s aggregate trailer mass. We work through towing capacity, ball weight and combined mass with you before you pay anything.',
      'Can I get finance on an older vehicle?':
        'Up to twelve years old with most of our lenders, and on caravans up to twenty. Start on the finance page.',
    }),
    callToAction({
      heading: 'Pre-approved before the long drive',
      text: 'Know your budget before you come down from the bush.',
      links: [{ label: 'Get pre-approved', href: financePath }],
      tone: 'quiet',
    }),
  ],
  about: `
Outpost started in Geraldton in 2004, when the owner could not find a used LandCruiser that had been serviced by somebody who cared. He bought three, fixed them properly and sold them at cost plus a fair day's pay. That is still the plan.

## What you will find

Utes and wagons that go off the bitumen, and since 2014 caravans for them to tow. We pass over nine vehicles for each one we buy.

## What you will not find

Fresh underbody paint, wound-back stories or a manager you have to wait for. The person you talk to can say yes.
`,
  service: `
Suspension, towing and touring work is most of what our Burswood workshop does, and logbook services are the rest.

- Weighbridge on site: know your axle loads before you leave home.
- Electric brakes, dual batteries and long-range tanks fitted and certified.
- Pre-trip inspection with a written report, before the Gibb or the Nullarbor.
`,
  finance: `
Straight answers on older vehicles and caravans, which many banks will not touch. Our lender knows the difference between a tired car and a proven one.

## How it works

Fill in the form, or ring and we fill it in together. You have an answer, a rate and a comparison rate within a working day, and it stands for thirty.
`,
  tradeIn:
    'We buy more 4x4s than we can find, and caravans too. High kilometres and honest scratches are fine; bring the service book.',
  offers: [
    {
      picture: 'story-touring',
      heading: 'Touring package at cost',
      text: 'Second battery, fridge slide and drawers with any wagon over $40,000, for what they cost us.',
      link: { label: 'See used 4x4s', href: '/search/used-cars' },
    },
    {
      picture: 'tile-caravan',
      heading: 'Hitch, brakes and mirrors with every caravan',
      text: 'Tow it home the day you buy it: weight distribution hitch, brake controller and mirrors fitted free.',
      link: { label: 'See caravans', href: '/search/caravan' },
    },
  ],
  more: () => [
    {
      path: '/towing-guide',
      title: 'Towing guide',
      description: 'Towing capacity, ball weight, GVM and GCM explained, with a worked example.',
      blocks: [
        hero({ eyebrow: 'Towing', heading: 'What your vehicle can really tow' }),
        text(`
## Four numbers

- Braked towing capacity: the heaviest trailer the maker allows.
- Tow ball weight: what presses down on the hitch, usually a tenth of the trailer.
- GVM: the most the vehicle itself may weigh, loaded, with the ball weight on it.
- GCM: the most the two may weigh together.

## A worked example

A dual cab with a GVM of 3,100 kg weighs 2,050 kg empty. Add two people, a canopy, drawers and fuel, and 350 kg are left. A caravan of 2,800 kg puts 280 kg on the ball. It fits, with 70 kg to spare: not enough for the dog.

Bring your rig to our weighbridge. It takes ten minutes and costs nothing.`),
      ],
    },
  ],
  financeForm: 'pre-approval',
  fleet: {
    description: 'Utes and four-wheel drives for mines, stations and builders, ready for the site.',
    heading: 'Ready for the site, not just the showroom',
    text: `
Tell us the site’s list and we fit it before delivery: beacons, flags, cages, long-range tanks and tyres. Most of our fleet utes go north of Geraldton, so we know what comes back broken.

- Fleet prices from the third vehicle.
- Trays, canopies and site kits from our own workshop.
- Delivery to any town in the state.`,
  },
  ownership: outpostOwnership,
  stockLinks: [
    { label: 'Used 4x4s and cars', href: '/search/used-cars' },
    { label: 'Utes', href: '/search/ute' },
    { label: 'Caravans', href: '/search/caravan' },
  ],
  serviceLinks: [
    { label: 'Workshop', href: '/service' },
    { label: 'Parts and accessories', href: '/vehicle-parts-and-accessories' },
    { label: 'Towing guide', href: '/towing-guide' },
    { label: 'Fleet and business', href: '/fleet' },
    { label: 'Warranty', href: '/warranty' },
  ],
  aboutLinks: [
    { label: 'About Outpost', href: '/about-us' },
    { label: 'Our yards', href: '/dealer-locator' },
    { label: 'Blog', href: '/blog' },
    { label: 'Contact us', href: '/contact-us' },
    { label: 'Careers', href: '/careers' },
  ],
}
