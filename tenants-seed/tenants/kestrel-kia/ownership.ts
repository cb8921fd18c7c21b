import type { OwnershipWords } from '../../words/ownership-words'

export const kestrelOwnership: OwnershipWords = {
  buying: {
    description: 'Buying a new, demonstrator or used Kia at Kestrel: from the first drive to the handover.',
    heading: 'Buying a Kia, without the hurry',
    text: `
## Choose

Every Kia on this website is here, at Doncaster or Frankston. For a version or colour that is not, we look at what is on the way and tell you the week.

## Drive

Take it home, see whether it fits the garage, put the child seats in. A test drive at Kestrel has no set length.

## Agree

You see one drive-away figure for a private buyer in Victoria, and every option on its own line. Nothing is added afterwards.

## Collect

Handover takes as long as you want it to. We pair your phone, set up the Kia Connect services your model has, and book the first service.`,
    questions: {
      'How long is the wait?':
        'For what you see in stock there is none. For a factory order we give you the maker’s estimate in writing and tell you when it changes.',
      'Can I change my mind?':
        'Used cars carry a 48-hour money-back guarantee. For a new car the contract says when you may cancel; we go through that page with you before you sign.',
      'Do I need to service it with you?':
        'No. Your warranty stays if any qualified workshop follows the logbook with suitable parts. We would like you to come back all the same.',
    },
  },
  advantage: {
    description: 'Diamond Advantage at Kestrel Kia: what comes with every car we sell, new or used.',
    heading: 'The small things, for as long as you own it',
    promises: [
      ['Shuttle and early start', 'In by half past seven, at the station by eight.'],
      ['Charging on us', 'Free at both showrooms while you wait, for cars we sold.'],
      ['Safety checks', 'A look at tyres, brakes and lights before a long trip, no charge.'],
    ],
    text: `
Every car that leaves Kestrel has Diamond Advantage for as long as its first Kestrel owner keeps it. You need no card: we know you by the registration.

## What it is not

It is not a warranty. Your new-car warranty comes from Kia and your rights come from the Australian Consumer Law; Diamond Advantage takes nothing away from either.`,
  },
  cappedPrices: {
    description: 'What each service of your Kia costs, for the first seven years.',
    heading: 'The price is the price',
    text: `
For seven years or 105,000 kilometres, whichever comes first, the price of each scheduled service is capped. The cap depends on the model and the service: ask for the schedule of yours and print it.

It includes parts, fluids and labour of the scheduled service. It does not include tyres, brakes and other parts that wear, or work that you ask for besides.

## Electric Kias

They have fewer services, with a schedule and a capped price of their own. Battery health is measured at each and given to you in writing.`,
  },
  roadside: {
    description: 'Flat battery, flat tyre, locked out: who to call and what is covered.',
    heading: 'Somebody answers at three in the morning',
    text: `
Every new Kia has roadside assist for its first year, renewed for a year at each scheduled service with a Kia dealer, for up to five years in all. It covers flat batteries, flat tyres, lost keys, an empty tank or battery, and a tow to the nearest Kia workshop. Limits apply to how far and how often: they are in the booklet.

## How to call

The number is on the sticker inside the windscreen and in the Kia app. Say where you are, the registration and whether anybody is with you who should not wait outside.

## Older and other cars

If your Kia is past five years, or is another make, the RACV and other clubs can help. We take the car at either workshop, whoever tows it.`,
  },
  eofy: {
    description: 'End of financial year at Kestrel Kia: demonstrators and runout Kias in June.',
    heading: 'Last year’s plates, this June',
    text: 'In June we change our demonstrators. Each has been looked after here, has its plates, and keeps the balance of its seven-year warranty.',
    terms:
      'For Kia demonstrators in stock while the sale is on, at the price shown on each listing. Warranty runs from first registration. Not with fleet prices or Kia’s own finance offers.',
    choice: { carType: 'demo', make: 'Kia' },
  },
  sale: {
    path: '/pages/kia-suv-days',
    title: 'Kia SUV days',
    description: 'Every new SUV in stock at Kestrel Kia, for three weeks.',
    heading: 'Every new Kia SUV we have, side by side',
    text: 'Petrol, diesel and hybrid at Doncaster and Frankston. Drive two of them on one morning and decide.',
    terms:
      'For new Kia SUVs in stock while the sale is on, at the price shown on each listing. Metallic paint is included where the listing says so.',
    choice: { make: 'Kia', body: 'SUV', carType: 'new' },
    days: [-6, 15],
  },
}
