import { brandDirectory, groupStats, hero } from '../../words/blocks'
import type { TenantWords } from '../../words/tenant-words'
import { southernCrossHome } from './home'
import { southernCrossOwnership } from './ownership'

export const southernCrossWords: TenantWords = {
  region: 'across Brisbane and the Gold Coast',
  legalName: 'Southern Cross Motors (Queensland) Pty Ltd',
  email: 'hello@southerncross.example',
  vehicle: 'car',
  vehicles: 'cars',
  workshop: 'Southern Cross Service',
  tagline: 'Nine yards, one handshake',
  pictures: {
    'hero-southerncross': 'A blue dual cab ute in front of a city skyline at dawn',
    'showroom-southerncross': 'A bright showroom with three cars on a polished floor',
    'exterior-southerncross': 'The Moorooka yard from the street, cars on the forecourt',
    'workshop-cars': 'A mechanic works on a wheel of a car on the hoist in our workshop',
    'offer-southerncross': 'A white dual cab ute in front of a city skyline',
    'story-handover': 'A saleswoman and a customer shake hands beside a red SUV in the showroom',
    'story-touring': 'A wagon towing a caravan over red ground',
    'story-charging': 'An electric car at a charger',
    'tile-cars': 'A white SUV in the studio',
    'tile-ute': 'A white dual cab ute in the studio',
    'tile-trucks': 'A white light truck with a tray',
    'tile-motorcycles': 'A blue motorcycle on its stand',
    'tile-used': 'A red hatchback in the studio',
  },
  views: {
    showroom: 'showroom-southerncross',
    exterior: 'exterior-southerncross',
    workshop: 'workshop-cars',
    offer: 'offer-southerncross',
  },
  home: southernCrossHome,
  about: `
Southern Cross Motors began in 1994 with eleven used cars behind a tyre shop in Moorooka. Today it is five dealerships on nine yards between Aspley and Burleigh Heads, selling Toyotas, Fords, trucks and motorcycles, and still buying back cars it sold in its first year.

## How we do things

One list of stock, whichever yard a vehicle stands on. One price for everybody, on the windscreen and on this website. One person who looks after you from the first call until the first service.

## Where we work

About four hundred people work here, a quarter of them in our workshops. We train forty apprentices at a time and most of them stay. Every dealership supports the sports club down its own road; none of us could name them all.
`,
  service: `
Our four workshops look after everything we sell and most things we don't: cars and light commercials at Moorooka and Nerang, trucks at Yatala until eight at night, motorcycles in the Valley.

- Fixed prices for logbook services, told to you when you book.
- A loan car, a lift to the station, or a desk with a power point.
- A video of anything we find, before you decide whether we fix it.
`,
  finance: `
Our finance people are in the same building as your salesperson and work with nine lenders, so the answer usually comes the same day. We show the rate, the comparison rate and every fee on one page before you sign.

## For private buyers

Secured loans from one to seven years, with or without a deposit, with your trade-in counted as you wish.

## For businesses

Chattel mortgages and leases for utes, vans and trucks, with repayments that can follow your season.
`,
  tradeIn:
    'Any make, any age, running or not. Bring it to the Car Buying Centre at Mount Gravatt or to any of our yards and leave with a figure.',
  offers: [
    {
      picture: 'showroom-southerncross',
      heading: 'Demonstrators at the end of their time with us',
      text: 'Registered, run in and priced to make room. Every one has the balance of its new-car warranty.',
      link: { label: 'See demonstrators', href: '/search/demo-cars' },
    },
    {
      picture: 'tile-ute',
      heading: 'Free canopy fitting on new utes',
      text: 'Buy any new ute and a canopy from our parts counter this month, and we fit it for nothing.',
      link: { label: 'See new cars', href: '/search/new-cars' },
    },
    {
      picture: 'tile-motorcycles',
      heading: 'First service free on motorcycles',
      text: 'The 1,000 km service is on us with every new Yamaha and Honda, at either shop.',
      link: { label: 'See motorcycles', href: '/search/southern-cross-motorcycles' },
    },
    {
      picture: 'tile-trucks',
      heading: 'A year of servicing with light trucks',
      text: 'Twelve months or 40,000 kilometres of scheduled servicing at Yatala with every new truck up to 8 tonnes.',
      link: { label: 'See trucks', href: '/search/southern-cross-trucks' },
    },
  ],
  more: () => [
    {
      path: '/brands',
      title: 'Our brands',
      description: 'Cars, trucks and motorcycles: the brands we sell and where.',
      blocks: [
        hero({ eyebrow: 'Brands', heading: 'Everything we sell, by name' }),
        brandDirectory(),
        groupStats('Southern Cross Motor Group in figures'),
      ],
    },
  ],
  fleet: {
    description: 'Utes, vans and trucks for businesses with three vehicles or three hundred.',
    heading: 'Vehicles that turn up for work',
    text: `
One account manager for cars, vans and trucks, one invoice a month, and servicing booked around your jobs instead of the other way round. We look after plumbers with three utes and councils with three hundred.

- Fleet prices from the third vehicle.
- Trays, canopies, cranes and signwriting arranged before delivery.
- After-hours truck servicing at Yatala.`,
  },
  ownership: southernCrossOwnership,
  stockLinks: [
    { label: 'New cars', href: '/search/new-cars' },
    { label: 'Demo cars', href: '/search/demo-cars' },
    { label: 'Used cars', href: '/search/used-cars' },
    { label: 'Trucks', href: '/search/southern-cross-trucks' },
    { label: 'Motorcycles', href: '/search/southern-cross-motorcycles' },
  ],
  serviceLinks: [
    { label: 'Book a service', href: '/service' },
    { label: 'Parts and accessories', href: '/vehicle-parts-and-accessories' },
    { label: 'Warranty', href: '/warranty' },
    { label: 'Fleet and business', href: '/fleet' },
  ],
  aboutLinks: [
    { label: 'About us', href: '/about-us' },
    { label: 'Our brands', href: '/brands' },
    { label: 'Our locations', href: '/dealer-locator' },
    { label: 'Careers', href: '/careers' },
    { label: 'Blog', href: '/blog' },
    { label: 'Contact us', href: '/contact-us' },
  ],
}
