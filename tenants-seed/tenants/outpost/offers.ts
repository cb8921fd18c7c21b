import type { DemoBrand, DemoOffer } from '../../words/demo-offer'

export const outpostBrands: readonly DemoBrand[] = [
  {
    slug: 'toyota',
    title: 'Toyota',
    kind: 'cars',
    make: 'Toyota',
    description: 'LandCruisers, Prados and HiLux with the rust report done and the history read.',
    banner: 'hero-outpost',
    models: [
      {
        slug: 'landcruiser-79',
        name: 'LandCruiser 79',
        intro: 'Single and dual cab, with trays that have worked and chassis that have been looked at.',
        photo: 'toyota-landcruiser-79-ute/white-front-left',
        alt: 'A white LandCruiser 79 from the front left',
      },
    ],
  },
  {
    slug: 'jayco',
    title: 'Jayco',
    kind: 'caravans',
    make: 'Jayco',
    description:
      'Pop-tops, Journeys and Silverlines at Maddington and Bunbury, with hitch and brakes tested.',
    banner: 'tile-caravan',
  },
]

export const outpostOffers: readonly DemoOffer[] = [
  {
    name: 'Touring package at cost',
    description:
      'Second battery, fridge slide and drawers with any wagon over $40,000, for what they cost us. Fitted at Burswood in two days.',
    terms:
      'With used wagons of more than $40,000 from our stock. Parts and labour at our cost, with the invoices to see.',
    category: 'used',
    picture: 'story-touring',
    days: [-9, 20],
  },
  {
    name: 'Hitch, brakes and mirrors with every caravan',
    description:
      'Tow it home the day you buy it: weight distribution hitch, brake controller and mirrors fitted free.',
    terms:
      'With caravans of more than $25,000. Your tow bar must be rated for the caravan: we check it first.',
    category: 'used',
    brand: 'jayco',
    picture: 'tile-caravan',
    days: [-9, 50],
  },
]
