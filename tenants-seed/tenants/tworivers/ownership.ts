import type { OwnershipWords } from '../../words/ownership-words'

export const twoRiversOwnership: OwnershipWords = {
  buying: {
    description: 'Buying a motorcycle at Two Rivers: test rides, paperwork, gear and the first service.',
    heading: 'From the first sit to the first service',
    text: `
## Sit on it

Seat height, reach and weight matter more than horsepower. Come to Newcastle or Maitland and sit on all of them; nobody will hurry you.

## Ride it

With a full licence for that class and your own gear, take it past the first roundabout. We take a copy of your licence and a card for the excess.

## Learners

In New South Wales you ride a learner-approved motorcycle (LAMS) on your Ls and provisional plates. The listing says which are; ask us about the ones that can be restricted.

## Ride away

A ride-away price includes registration and compulsory third party insurance for a private buyer in this state. We set the levers, the preload and the mirrors for you, and book the first service.`,
    questions: {
      'Do you deliver?':
        'Anywhere between the Central Coast and Tamworth, strapped down properly. Ask for a price with your enquiry.',
      'What about a used one?':
        'Our workshop goes over each and writes what it fixed on the tag. You may bring your own mechanic.',
      'Which rights do I have?':
        'Those of the Australian Consumer Law, and for some used motorcycles a statutory dealer’s warranty in New South Wales. We tell you in writing which apply to yours.',
    },
  },
  advantage: {
    description: 'Diamond Advantage for riders: what Two Rivers does for every motorcycle it sold.',
    heading: 'We look after riders, not just bikes',
    promises: [
      ['Set up for you', 'Suspension and controls set for your weight and reach, twice in the first year.'],
      ['Saturday mornings', 'Your bike first in the workshop queue before a ride.'],
      ['Gear price', 'Ten per cent off gear in the week you collect it.'],
    ],
    text: `
Diamond Advantage comes with each new motorcycle, and each used one of less than ten years, for two years from the day you collect it. There is nothing to sign.

It does not cover parts that wear, such as tyres, chains and pads, or a motorcycle used for racing. It is in addition to the maker's warranty and to your rights under the Australian Consumer Law.`,
  },
  cappedPrices: {
    description: 'Fixed service prices for motorcycles, from the 1,000 km check to the valve clearance.',
    heading: 'A fixed price for each service',
    text: `
Few makers of motorcycles cap their service prices, so we do. The price of each scheduled service of the eleven makes we sell is on the board at both counters, and it holds from the day you book.

## What is in it

The maker's schedule with parts, fluids and labour. A service with valve clearances costs more, because it takes a morning: the board says which ones those are.

## What is not

Tyres, chains, sprockets and pads. We measure them, tell you what is left, and you decide.`,
  },
  roadside: {
    description: 'A breakdown on two wheels: where to stop, who to call and how we collect it.',
    heading: 'Stopped on two wheels',
    text: `
## First

Get the bike off the road and yourself behind the barrier. Keep the helmet on if traffic is close.

## Who to call

Some makers include roadside assistance with a new motorcycle: the number is under the seat or in the app. NRMA and other clubs cover motorcycles too, but ask whether they tow them; not every truck can.

## Our trailer

During workshop hours we collect within 60 kilometres of Newcastle or Maitland when our trailer is free. We tell you the price on the phone before it leaves.`,
  },
  eofy: {
    description: 'The end of financial year sale at Two Rivers Motorcycles: demonstrators in June.',
    heading: 'Demo bikes out, in June',
    text: 'The motorcycles we lent for test rides leave the shop in June: run in, serviced and with the balance of their warranty.',
    terms:
      'For demonstrator motorcycles in stock while the sale is on, at the price on each listing. The warranty began at first registration. Gear and accessories are not included.',
    choice: { carType: 'demo' },
  },
  sale: {
    path: '/pages/maitland-used-bike-weeks',
    title: 'Used bike weeks at Maitland',
    description: 'Two weeks of used motorcycles at the Two Rivers shop in Maitland.',
    heading: 'Maitland makes room',
    text: 'The Maitland shop is being painted. What does not fit in the workshop goes home with somebody.',
    terms:
      'For used motorcycles in stock at Two Rivers Motorcycles Maitland while the sale is on, at the price on each listing. Tags say what our workshop fixed.',
    choice: { carType: 'used', dealershipName: 'Two Rivers Motorcycles Maitland' },
    days: [-3, 12],
  },
}
