import type { DemoBrand, DemoOffer } from '../../words/demo-offer'

export const kestrelBrands: readonly DemoBrand[] = [
  {
    slug: 'kia',
    title: 'Kia',
    kind: 'cars',
    make: 'Kia',
    description:
      'From the Picanto to the Tasman, with seven years of warranty on every new one. We have sold nothing else that is new since 2006.',
    banner: 'offer-kestrel-kia',
    models: [
      {
        slug: 'sportage',
        name: 'Sportage',
        intro:
          'The medium SUV that most families leave with: five seats, a 543-litre boot, petrol, diesel or hybrid.',
        photo: 'kia-sportage-suv/blue-front-left',
        alt: 'A blue Sportage from the front left',
      },
      {
        slug: 'sorento',
        name: 'Sorento',
        intro: 'Seven seats that grown-ups fit in, and two tonnes of towing with the diesel.',
        photo: 'kia-sorento-suv/white-front-left',
        alt: 'A white Sorento from the front left',
      },
      {
        slug: 'carnival',
        name: 'Carnival',
        intro: 'Eight seats, sliding doors and room for the luggage of all eight.',
        photo: 'kia-carnival-people-mover/white-front-left',
        alt: 'A white Carnival from the front left',
      },
      {
        slug: 'ev5',
        name: 'EV5',
        intro: 'Electric, square at the back where it counts, and more than 500 km on a charge.',
        photo: 'kia-ev5-suv/white-front-left',
        alt: 'A white EV5 from the front left',
      },
    ],
  },
]

export const kestrelOffers: readonly DemoOffer[] = [
  {
    name: 'Sportage SX runout, with paint and mats',
    description:
      'The last of this year’s Sportage SX petrol, with metallic paint and floor mats in the price. There are blues, whites and one orange, at Doncaster and at Frankston.\n\nDrive one away this week: they are registered on the day, and the first service is booked before you leave.',
    terms:
      'For private buyers and ABN holders who order a new 2026-plate Sportage SX 2.0 petrol from our stock and take delivery before the offer ends. The price includes 12 months’ registration, compulsory third-party insurance, stamp duty and dealer delivery for a Victorian address. It cannot be combined with fleet prices. While stock lasts.',
    category: 'price',
    brand: 'kia',
    model: 'sportage',
    price: 41_990,
    priceNote: 'Drive away in Victoria',
    days: [-10, 20],
  },
  {
    name: '4.99% on new EV5',
    description:
      'A secured loan for a new EV5, over five years, at a rate below what most home loans cost. Order it here or at Frankston, and the answer comes the same day.',
    terms:
      'For approved private applicants with Kestrel Finance on new EV5 from our stock, delivered before the offer ends. Fees apply. Terms of three to five years, with a deposit of at least 10%. The lender’s usual criteria apply, and a higher rate may apply to some applicants.',
    category: 'finance',
    brand: 'kia',
    model: 'ev5',
    rate: [4.99, 5.84],
    days: [-10, 20],
  },
  {
    name: 'Roof racks with every Carnival',
    description:
      'Racks and a pair of bike carriers, fitted before you collect it. The luggage goes up, the kids stay apart.',
    terms:
      'With new Carnivals from our stock that are delivered before the end of the offer. Not for fleet orders.',
    category: 'new',
    brand: 'kia',
    model: 'carnival',
    picture: 'tile-kia-people-mover',
    days: [-4, 26],
  },
  {
    name: 'Free wiper blades with the summer service',
    description: 'Book a logbook service before Christmas, and we fit a new set of front blades.',
    terms: 'One set for each car, with services that are booked online. At both workshops.',
    category: 'service',
    picture: 'workshop-cars',
    days: [-2, 30],
  },
]
