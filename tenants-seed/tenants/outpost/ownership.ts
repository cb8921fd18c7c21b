import type { OwnershipWords } from '../../words/ownership-words'

export const outpostOwnership: OwnershipWords = {
  buying: {
    description:
      'Buying a used 4x4 or a caravan from Outpost: the workshop report, the towing sums, delivery.',
    heading: 'Buy it from a thousand kilometres away, if you like',
    text: `
## Read the report

Each vehicle has been on the hoist before it is on the yard. Ask for the report: what we found, what we fixed, with photographs from underneath.

## Do the towing sums

Tell us the van's aggregate trailer mass and what you carry. We work through towing capacity, ball weight and combined mass with you before you pay. Our towing guide has an example.

## Look at it, or have it looked at

Bring your own mechanic, or send one. If you live too far away we walk around it with you on a video call.

## Get it home

Drive it from Burswood, Rockingham or Geraldton, or have it delivered to the gate. Ask for a delivery price with your enquiry.`,
    questions: {
      'Has it worked on a mine?':
        'If we know that it has, the report says so. Every vehicle’s history is checked against the national register (PPSR) and you get the certificate.',
      'What if I do not like it when it arrives?':
        'Used cars carry a 48-hour money-back guarantee, counted from when you collect it or it is delivered. The terms say how far you may drive it.',
      'Which warranty does an old 4x4 have?':
        'Your rights under the Australian Consumer Law, and in Western Australia a statutory warranty for vehicles below a certain age and distance. The contract names what applies; ask us to read it with you.',
    },
  },
  advantage: {
    description:
      'Diamond Advantage at Outpost: checks and advice for everybody who bought a 4x4 or van here.',
    heading: 'Ready for the next long trip, too',
    promises: [
      ['Pre-trip check', 'One inspection a year with a written report, no charge.'],
      ['Weighbridge', 'Weigh the rig, loaded, as often as you like.'],
      ['A number to ring', 'Our workshop talks you through it on the phone, anywhere in the West.'],
    ],
    text: `
Buy a vehicle or a caravan from us and it has Diamond Advantage for three years. It goes to the next owner with it: just tell us their name.

It does not pay for parts or repairs. Those are what your warranty and your rights under the Australian Consumer Law are for.`,
  },
  cappedPrices: {
    description: 'Capped prices for logbook services and for wheel bearings and brakes of caravans.',
    heading: 'A price that holds, city or bush',
    text: `
Makers cap the prices of new vehicles; ours are used, so we cap them ourselves. A logbook service of the utes and wagons we sell most has a price on the wall at Burswood, and what is on the wall is what you pay.

## Caravans

Bearings, brakes and a safety check of the gas and the couplings have one price for a single axle and one for two.

## Beyond the cap

Diffs, suspension and anything bent by corrugations are extra. We show you with the van on the hoist, and wait for your yes.`,
  },
  roadside: {
    description: 'Breaking down in Western Australia: who comes, how far, and what to carry.',
    heading: 'A long way from help? Plan for it',
    text: `
## Before you go

Basic roadside cover often tows for a short distance only. For a trip beyond Geraldton or Kalgoorlie look at a plan that tows a long way and includes the caravan: RAC and other clubs have them. Tell somebody your route and when you will ring.

## What to carry

Water, two spares, a satellite phone or a beacon, and the number of our workshop. We can often tell over the phone whether it is safe to go on.

## When you bought from us

What is left of a maker's roadside assistance stays with the vehicle. We look up whether yours has any when you collect it.`,
  },
  eofy: {
    description: 'The end of financial year sale at Outpost: used utes ready for work in June.',
    heading: 'Work utes, before the books close',
    text: 'In June we price used utes that are through the workshop and can be on your site this month.',
    terms:
      'For used utes in stock while the sale is on, at the price on each listing. Accessories and delivery are extra unless the listing includes them. Not with fleet prices.',
    choice: { carType: 'used', body: 'Ute' },
  },
  sale: {
    path: '/pages/caravan-clearance',
    title: 'Caravan clearance',
    description: 'Caravans of Outpost Caravans with hitch and brakes tested, for a month.',
    heading: 'Outpost Caravans clears the back row',
    text: 'Vans for two, four and six: bearings done, brakes tested, gas checked. Room is needed for the new season.',
    terms:
      'For caravans in stock at Outpost Caravans while the sale is on, at the price on each listing. Your tow bar and vehicle must be rated for the caravan: we check it first.',
    choice: { dealershipName: 'Outpost Caravans' },
    days: [-8, 22],
  },
}
