import type { DemoBrand, DemoOffer } from '../../words/demo-offer'

export const twoRiversBrands: readonly DemoBrand[] = [
  {
    slug: 'yamaha',
    title: 'Yamaha',
    kind: 'motorcycles',
    make: 'Yamaha',
    description:
      'From the NMAX to the Ténéré, with learner-legal bikes in between. Newcastle’s dealer for nineteen years.',
    banner: 'showroom-tworivers',
    models: [
      {
        slug: 'mt-07',
        name: 'MT-07',
        intro:
          'Two cylinders, low weight and a version for learners. The one that most people come back for.',
        photo: 'yamaha-mt-07-naked/blue-front-left',
        alt: 'A blue MT-07 from the front left',
      },
      {
        slug: 'tenere-700',
        name: 'Tenere 700',
        intro: 'Tall, simple and happy on gravel all day. Ride ours up to the Barringtons before you decide.',
        photo: 'yamaha-tenere-700-adventure/blue-front-left',
        alt: 'A blue Ténéré 700 from the front left',
      },
    ],
  },
  {
    slug: 'honda',
    title: 'Honda',
    kind: 'motorcycles',
    make: 'Honda',
    description: 'Hornets, Rebels and the Gold Wing, at Broadmeadow.',
  },
]

export const twoRiversOffers: readonly DemoOffer[] = [
  {
    name: 'Ténéré 700, ready to ride away',
    description:
      'Last year’s Ténéré 700 with registration, delivery and a set of crash bars included while they last. Three are at Broadmeadow, and you can ride the demonstrator this weekend.',
    terms:
      'For new 2025-plate Ténéré 700 motorcycles in our stock, registered to a New South Wales address before the end of the offer. The price includes 12 months’ registration, compulsory third-party insurance, stamp duty and delivery. Crash bars are fitted at our workshop.',
    category: 'price',
    brand: 'yamaha',
    model: 'tenere-700',
    price: 18_499,
    priceNote: 'Ride away in New South Wales',
    days: [-5, 25],
  },
  {
    name: 'Ten per cent off gear with any bike',
    description: 'Helmet, jacket, gloves and boots bought on the day you collect, new bike or used.',
    terms: 'Off the marked price of gear in both shops, on the day you collect your motorcycle.',
    category: 'parts',
    picture: 'story-night-ride',
    days: [-20, null],
  },
]
