import {
  bodyTypePicker,
  brandGrid,
  callToAction,
  faq,
  featureBanner,
  groupStats,
  hero,
  latestPosts,
  pictureText,
  promises,
  stockCarousel,
  text,
  tiles,
} from '../../words/blocks'
import type { TenantWords } from '../../words/tenant-words'
import { currawongOwnership } from './ownership'

export const currawongWords: TenantWords = {
  region: 'in Canberra and Adelaide',
  legalName: 'Currawong Electric Pty Ltd',
  email: 'hello@currawong.example',
  vehicle: 'car',
  vehicles: 'cars',
  workshop: 'Currawong Service',
  tagline: 'Electric, explained by people who drive it',
  pictures: {
    'hero-currawong': 'A white electric sedan beside chargers under a canopy',
    'showroom-currawong': 'A showroom with timber and three electric cars',
    'exterior-currawong': 'The Fyshwick showroom, four electric cars out the front',
    'offer-currawong': 'An electric car in its charging bay',
    'workshop-cars': 'A mechanic works on a wheel of a car on the hoist in our workshop',
    'story-charging': 'An electric car at a charger',
    'tile-electric': 'A blue electric hatchback in the studio',
    'tile-hybrid': 'A silver hybrid SUV in the studio',
    'tile-subscription': 'A grey electric sedan in the studio',
  },
  views: {
    showroom: 'showroom-currawong',
    exterior: 'exterior-currawong',
    workshop: 'workshop-cars',
    offer: 'offer-currawong',
  },
  home: ({ picture }, { financePath, tradeInPath }) => [
    hero({
      eyebrow: 'Canberra and Adelaide',
      heading: 'Two hundred cars. Hardly a fuel cap.',
      text: 'Every electric and hybrid car worth comparing, side by side, to buy or to subscribe to by the week.',
      picture: picture('hero-currawong'),
      look: 'beside',
      links: [
        { label: 'Compare cars', href: '/search' },
        { label: 'How subscription works', href: '/subscription' },
      ],
      showSearch: true,
    }),
    tiles({
      heading: 'Three ways in',
      tiles: [
        {
          picture: picture('tile-electric'),
          label: 'Electric',
          href: '/search/new-cars',
          text: 'From the first charge to the long drive.',
        },
        {
          picture: picture('tile-hybrid'),
          label: 'Hybrid',
          href: '/search/suv',
          text: 'No plug, half the fuel.',
        },
        {
          picture: picture('tile-subscription'),
          label: 'Subscription',
          href: '/subscription',
          text: 'One weekly figure, change when you like.',
        },
      ],
    }),
    promises({
      items: [
        { icon: 'electric', title: 'Range we measured', text: 'Our own loop, in summer and in July.' },
        { icon: 'plug', title: 'Charger fitted', text: 'A wallbox and an electrician, arranged.' },
        { icon: 'leaf', title: 'Battery report', text: 'On every used car, before you pay.' },
      ],
    }),
    stockCarousel({ heading: 'New this week', carType: 'new', limit: 10 }),
    groupStats('Currawong in figures'),
    pictureText({
      picture: picture('showroom-currawong'),
      heading: 'Sit in all of them on one afternoon',
      text: 'Eleven makers under one roof, and nobody here is paid more to sell you one than another.',
      links: [{ label: 'Find us', href: '/contact-us' }],
      side: 'right',
      ground: 'quiet',
    }),
    bodyTypePicker('By shape'),
    stockCarousel({ heading: 'Used, with a battery health report', carType: 'used', limit: 10 }),
    brandGrid('By brand'),
    featureBanner({
      links: [
        { label: 'Latest offers', href: '/special-offers', text: 'Wallboxes, runouts and demonstrators.' },
        { label: 'Book a service', href: '/service', text: 'High-voltage technicians in both cities.' },
        { label: 'Sell your car', href: tradeInPath, text: 'Petrol, diesel or electric.' },
      ],
    }),
    latestPosts('Worth knowing'),
    faq('What everyone asks first', {
      'How far does it really go?':
        'We print the range we measured on our own loop, in summer and in a Canberra July, beside the maker’s figure. Expect about a fifth less in frost.',
      'Where do I charge it?':
        'At home on a power point overnight for most people. We arrange a wallbox if you drive more than 250 km a day, and show you the public chargers on your usual roads.',
      'Does the battery wear out?':
        'Slowly. Makers guarantee about 70 per cent of it for eight years. Every used car we sell comes with a measured report of its battery’s health.',
    }),
    callToAction({
      heading: 'Or buy it, for less than you think',
      text: 'Green loans and novated leases, with the running costs counted in.',
      links: [{ label: 'About finance', href: financePath }],
      tone: 'brand',
    }),
  ],
  about: `
Currawong opened in Phillip in 2019 with six electric cars and a kettle. People came to ask questions; some came back to buy. We now have two showrooms, in Canberra and in Adelaide, and sell nothing that runs on petrol alone.

## No brand of our own

We sell thirteen brands side by side, so nobody here needs one of them to win. Drive two on the same morning and decide.

## What we run on

Both showrooms run on renewable power, and the demonstrators charge from the roof. What we cannot avoid we count, and publish each July.
`,
  service: `
Electric cars need less, and need it done right. Our technicians hold high-voltage licences, and our bay in Fyshwick has the lift that takes a battery pack out in one piece.

- Brake, coolant and cabin filter service at fixed prices.
- Battery health measured and put in writing at every visit.
- Hybrid batteries tested, rebuilt or replaced.
`,
  finance: `
A car that costs more to buy and less to run needs its sums done properly. We put the price, the power, the tyres and the likely resale on one page.

## Green loans

Some lenders charge less for electric cars. We ask those first.

## Novated leases

Under the fringe benefits exemption, an electric car through your salary can cost less a week than a small petrol one. Your payroll office knows whether you can; we do the paperwork.
`,
  tradeIn:
    'Petrol, diesel or electric. We measure an electric car’s battery in front of you, and pay for the ones that were looked after.',
  offers: [
    {
      picture: 'story-charging',
      heading: 'Wallbox included',
      text: 'With every new electric car this month: a 7 kW wallbox and a standard installation in Canberra or Adelaide.',
      link: { label: 'See new cars', href: '/search/new-cars' },
    },
    {
      picture: 'tile-subscription',
      heading: 'First month of subscription free',
      text: 'On any car with a weekly price, for terms of six months or more.',
      link: { label: 'How subscription works', href: '/subscription' },
    },
  ],
  more: () => [
    {
      path: '/subscription',
      title: 'Car subscription',
      description:
        'One weekly figure with registration, insurance and servicing in it. Change or stop with a month’s notice.',
      blocks: [
        hero({ eyebrow: 'Subscription', heading: 'One weekly figure, everything in it' }),
        text(`
The weekly price on a car is what you pay: registration, comprehensive insurance, servicing, tyres and roadside assistance are in it. Power is not.

- Minimum three months, then a month's notice.
- 1,200 km a month included; more at 22 cents a kilometre.
- Change to another car of the same price without a fee, twice a year.

You need an Australian licence held for two years, and to be 23 or older.`),
        stockCarousel({ heading: 'Ready to subscribe to', carType: 'demo', limit: 8 }),
      ],
    },
    {
      path: '/charging',
      title: 'Charging at home and away',
      description: 'Power points, wallboxes and fast chargers: what you need and what it costs.',
      blocks: [
        hero({ eyebrow: 'Charging', heading: 'Mostly, you plug it in at night' }),
        text(`
## At home

A power point adds about 15 km an hour, a 7 kW wallbox about 45. Most people drive less than 40 km a day, so a power point does.

## Away

Fast chargers add 200 km in the time a sandwich takes. Between Canberra and Adelaide there are fourteen; we have used all of them and keep a list of the ones with decent coffee.`),
      ],
    },
  ],
  fleet: {
    description: 'Electric cars for businesses, with the chargers and the paperwork.',
    heading: 'An electric fleet, one car at a time',
    text: `
We count the kilometres that your cars drive now, and tell you which of them can be electric today and which cannot yet. Then we bring one for a week.

- Chargers for the car park, planned and installed.
- Novated leases and the fringe benefits rules, explained in plain words.
- Servicing and tyres at our workshop or at yours.`,
  },
  ownership: currawongOwnership,
  stockLinks: [
    { label: 'New cars', href: '/search/new-cars' },
    { label: 'Demonstrators', href: '/search/demo-cars' },
    { label: 'Used cars', href: '/search/used-cars' },
    { label: 'Subscription', href: '/subscription' },
  ],
  serviceLinks: [
    { label: 'Book a service', href: '/service' },
    { label: 'Charging', href: '/charging' },
    { label: 'Parts and accessories', href: '/vehicle-parts-and-accessories' },
    { label: 'Fleet and business', href: '/fleet' },
    { label: 'Warranty', href: '/warranty' },
  ],
  aboutLinks: [
    { label: 'About Currawong', href: '/about-us' },
    { label: 'Our locations', href: '/dealer-locator' },
    { label: 'Blog', href: '/blog' },
    { label: 'Contact us', href: '/contact-us' },
    { label: 'Careers', href: '/careers' },
  ],
}
