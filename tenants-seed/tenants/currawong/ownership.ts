import type { OwnershipWords } from '../../words/ownership-words'

export const currawongOwnership: OwnershipWords = {
  buying: {
    description: 'Buying an electric or hybrid car at Currawong: range, charging, price and handover.',
    heading: 'Answer four questions, then choose',
    text: `
## How far do you drive?

Write down a usual week and the longest trip of the year. We show you which cars do both with the range that we measured.

## Where will it charge?

A power point does for most people. If you need a wallbox, an electrician quotes for your own switchboard before you order.

## New, demonstrator, used or by the week?

Used cars come with a measured report of their battery. Subscription suits people who want to find out first.

## What does it come to?

One drive-away figure for a private buyer in your territory or state. Concessions on stamp duty and registration change: we check which apply on the day, and you see them on their own line.`,
    questions: {
      'Is the battery covered?':
        'Makers guarantee a share of it, commonly about 70 per cent for eight years or a number of kilometres. The booklet of the car says exactly what; we open it with you.',
      'May I drive it for longer?':
        'Take it overnight and charge it at home. That tells you more than an hour with us.',
      'What happens to my petrol car?':
        'We buy it, whatever it burns. You may keep it until the new one is here.',
    },
  },
  advantage: {
    description:
      'Diamond Advantage at Currawong: battery checks, software and charging help for three years.',
    heading: 'Help with the parts that are new to you',
    promises: [
      ['Battery check', 'Measured once a year and given to you in writing.'],
      ['Software', 'Updates that need a workshop, done while you have a coffee.'],
      ['Charging help', 'Somebody to ring when a charger will not talk to the car.'],
    ],
    text: `
Diamond Advantage comes with every car that you buy from us, for three years. Subscribers have it for as long as they subscribe.

It is advice and care, not insurance: it pays for no repairs. Those belong to the maker's warranty and to your rights under the Australian Consumer Law.`,
  },
  cappedPrices: {
    description: 'Service prices for electric and hybrid cars in Canberra and Adelaide.',
    heading: 'Less to service, at a known price',
    text: `
An electric car has no oil, no plugs and no belt. What is left is brake fluid, coolant, filters and a careful look, and each of these has a fixed price at both workshops.

## Capped by the maker

Several makers cap the price of scheduled services. Where yours does, we charge no more than that cap; the logbook says how long it lasts.

## Hybrids

They keep an engine, so they keep its services. The hybrid battery is tested at each.`,
  },
  roadside: {
    description: 'An electric car that has stopped: who to call and how it may be towed.',
    heading: 'Empty, flat or stuck',
    text: `
## Who to call

Most new electric cars come with the maker's roadside assistance, and the car shows the number. NRMA, RAA and other clubs look after electric cars as well.

## How it is moved

Ask for a flat-bed: many electric cars must not be towed on their driven wheels. Switch on tow mode first; we talk you through it on the phone during opening hours.

## An empty battery

Assistance takes you to a charger, or brings enough for a few kilometres where it has a van for that. The 12-volt battery goes flat too, and that one can be started like in any car.`,
  },
  eofy: {
    description: 'End of financial year at Currawong: demonstrators charged and ready in June.',
    heading: 'Demonstrators leave the roof chargers in June',
    text: 'The cars you have driven with us go on sale each June, with the battery report of the day.',
    terms:
      'For demonstrators in stock while the sale is on, at the price on each listing. Warranty runs from first registration. Wallboxes and installation are extra unless the listing includes them.',
    choice: { carType: 'demo' },
  },
  sale: {
    path: '/pages/adelaide-opening-year',
    title: 'A year in Adelaide',
    description: 'New cars at Currawong Electric Adelaide, for three weeks.',
    heading: 'Adelaide turns one',
    text: 'For its first birthday the Adelaide showroom has all of its new cars out at once. Cake on Saturdays.',
    terms:
      'For new cars in stock at Currawong Electric Adelaide while the sale is on, at the price on each listing, which says whether it is drive away.',
    choice: { carType: 'new', dealershipName: 'Currawong Electric Adelaide' },
    days: [-5, 16],
  },
}
