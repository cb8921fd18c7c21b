import type { DemoBrand, DemoOffer } from '../../words/demo-offer'

const plain = (kind: DemoBrand['kind'], slug: string, title: string, description: string): DemoBrand => ({
  kind,
  slug,
  title,
  make: title,
  description,
})

export const southernCrossBrands: readonly DemoBrand[] = [
  {
    ...plain(
      'cars',
      'toyota',
      'Toyota',
      'New, demonstrator and used Toyotas at Moorooka and Springwood, with hybrids on the ground.',
    ),
    banner: 'offer-southerncross',
    models: [
      {
        slug: 'hilux',
        name: 'HiLux',
        intro:
          'Single, extra and dual cab, from the Workmate to the Rogue. Trays and canopies are fitted here.',
        photo: 'toyota-hilux-ute/white-front-left',
        alt: 'A white HiLux dual cab from the front left',
      },
      {
        slug: 'rav4',
        name: 'RAV4',
        intro:
          'The hybrid that half of Brisbane drives. Five seats, five stars and a queue that is finally short.',
        photo: 'toyota-rav4-suv/white-front-left',
        alt: 'A white RAV4 from the front left',
      },
    ],
  },
  {
    ...plain(
      'cars',
      'ford',
      'Ford',
      'Rangers, Everests and Transits at Southport, with the workshop next door.',
    ),
    banner: 'exterior-southerncross',
    models: [
      {
        slug: 'ranger',
        name: 'Ranger',
        intro:
          'Australia’s favourite ute, from the XL cab chassis to the Wildtrak, with 3.5 tonnes behind it.',
        photo: 'ford-ranger-ute/white-front-left',
        alt: 'A white Ranger dual cab from the front left',
      },
    ],
  },
  plain('cars', 'mazda', 'Mazda', 'Used Mazdas, checked in our own workshops.'),
  plain('cars', 'hyundai', 'Hyundai', 'Used Hyundais with their books and both keys.'),
  plain('motorcycles', 'yamaha', 'Yamaha', 'The whole range in Fortitude Valley, learner to litre.'),
  plain(
    'motorcycles',
    'honda',
    'Honda',
    'Hondas on two wheels in the Valley, and used ones on four at every yard.',
  ),
  plain('motorcycles', 'kawasaki', 'Kawasaki', 'Used Kawasakis, each ridden by us before it is for sale.'),
  plain('trucks', 'isuzu', 'Isuzu', 'Light and medium trucks at Yatala, with after-hours servicing.'),
  plain('trucks', 'hino', 'Hino', 'From the 300 to the 500, with bodies built to order.'),
  plain('trucks', 'fuso', 'Fuso', 'Canters and Fighters, ready for work.'),
  {
    slug: 'southern-cross-trucks',
    title: 'Southern Cross Trucks',
    kind: 'group',
    description:
      'Our truck dealership at Yatala: Isuzu, Hino, Fuso, UD and Iveco under one roof, and a workshop until eight at night.',
    banner: 'tile-trucks',
  },
  {
    slug: 'southern-cross-motorcycles',
    title: 'Southern Cross Motorcycles',
    kind: 'group',
    description: 'Two shops in the Valley and at Burleigh Heads, with gear, parts and people who ride.',
    banner: 'tile-motorcycles',
  },
]

export const southernCrossOffers: readonly DemoOffer[] = [
  {
    name: 'HiLux SR dual cab with a tray',
    description:
      'A new HiLux SR 4x4 dual cab with an alloy tray, a tow bar and a brake controller, all fitted in our own workshop before you collect it. Six are on the ground at Moorooka and four more land next week.',
    terms:
      'For new 2026-plate HiLux SR 4x4 dual cab automatics in our stock, sold and delivered before the end of the offer. The price includes 12 months’ registration, compulsory third-party insurance, stamp duty and dealer delivery for a Queensland address. It does not apply to fleet and government buyers.',
    category: 'price',
    brand: 'toyota',
    model: 'hilux',
    price: 58_990,
    priceNote: 'Drive away in Queensland',
    days: [-7, 24],
  },
  {
    name: '5.49% on new Rangers',
    description:
      'A secured loan over four years on every new Ranger in stock. Bring your last two payslips and drive it home this week.',
    terms:
      'For approved applicants with Angle Finance on new Rangers in our stock, over terms of up to four years. Fees and charges apply. A higher rate may apply to applicants whom the lender assesses differently. Ends when the stock is sold, or on the date above.',
    category: 'finance',
    brand: 'ford',
    model: 'ranger',
    rate: [5.49, 6.92],
    days: [-7, 24],
  },
  {
    name: 'Demonstrators at the end of their time with us',
    description:
      'Registered, run in and priced to make room. Every one has the balance of its new-car warranty.',
    terms: 'While they last. Kilometres differ: ask for the list.',
    category: 'used',
    picture: 'showroom-southerncross',
    days: [-6, 24],
  },
  {
    name: 'A year of servicing with light trucks',
    description:
      'Twelve months or 40,000 kilometres of scheduled servicing at Yatala with every new truck up to 8 tonnes.',
    terms:
      'With new Isuzu, Hino and Fuso trucks up to 8 tonnes GVM. Whichever comes first. Tyres and wear parts are not included.',
    category: 'new',
    brand: 'isuzu',
    picture: 'tile-trucks',
    days: [-14, 40],
  },
  {
    name: 'Canopies fitted for nothing',
    description:
      'Buy a canopy from our parts counter this month, and we fit it at no charge to any ute, whoever sold it.',
    terms: 'Steel and fibreglass canopies from our catalogue. Wiring of central locking is charged.',
    category: 'parts',
    picture: 'offer-southerncross',
    days: [-3, 27],
  },
]
