import type { DemoBrand, DemoOffer } from '../../words/demo-offer'

export const currawongBrands: readonly DemoBrand[] = [
  {
    slug: 'byd',
    title: 'BYD',
    kind: 'cars',
    make: 'BYD',
    description: 'Atto 3, Dolphin, Seal and Shark, charged and registered on the day.',
    banner: 'offer-currawong',
    models: [
      {
        slug: 'seal',
        name: 'Seal',
        intro: 'A long electric sedan with up to 570 km of range, and quicker than it looks.',
        photo: 'byd-seal-sedan/white-front-left',
        alt: 'A white Seal from the front left',
      },
    ],
  },
  {
    slug: 'tesla',
    title: 'Tesla',
    kind: 'cars',
    make: 'Tesla',
    description: 'Model 3 and Model Y, used and demonstrator, with a battery report for each.',
  },
]

export const currawongOffers: readonly DemoOffer[] = [
  {
    name: 'Wallbox included',
    description:
      'With every new electric car this month: a 7 kW wallbox and a standard installation in Canberra or Adelaide.',
    terms:
      'A standard installation is a single-phase wallbox within 15 metres of the switchboard. The electrician quotes anything else first.',
    category: 'new',
    picture: 'story-charging',
    days: [-8, 22],
  },
  {
    name: 'First month of subscription free',
    description:
      'On any car with a weekly price, for terms of six months or more. Registration, insurance and servicing are in it.',
    terms: 'For new subscribers. The first four weeks are free, and the minimum term starts after them.',
    category: 'finance',
    picture: 'tile-subscription',
    days: [-30, null],
  },
]
