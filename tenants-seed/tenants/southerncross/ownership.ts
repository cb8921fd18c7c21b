import type { OwnershipWords } from '../../words/ownership-words'

export const southernCrossOwnership: OwnershipWords = {
  buying: {
    description: 'How buying a car, ute, truck or motorcycle from Southern Cross Motors works, step by step.',
    heading: 'One price, one person, no back room',
    text: `
## Find it

All nine yards are in one list. The price on this website is the price on the windscreen; each listing says whether it is drive away or whether government charges are added.

## Try it

Book a test drive at the yard of your choice. We bring a vehicle over from another yard when it is in stock, usually within two working days.

## Hold it

Where a listing offers it, a fully refundable deposit holds the vehicle for 48 hours while you organise money, insurance and a second opinion.

## Take it home

We register it in your name, show you how everything works and book the first service with you. Used cars come with our 3 Year standard warranty and a 48-hour money-back guarantee.`,
    questions: {
      'May I bring my own mechanic?':
        'Yes. Book an hour at the yard, or we bring the vehicle to a workshop of your choice nearby.',
      'What does drive away include?':
        'Registration, compulsory third party insurance, stamp duty and delivery for a private buyer in Queensland. Business buyers and other states may pay other charges; ask for the figure in writing.',
      'Which rights do I have if something is wrong?':
        'Vehicles from a dealer come with guarantees under the Australian Consumer Law, which no contract can take away. Our warranty is in addition to them.',
    },
  },
  advantage: {
    description:
      'What every Southern Cross customer gets after the handshake: the Diamond Advantage programme.',
    heading: 'What you get after the handshake',
    promises: [
      ['One contact', 'The person who sold it answers your questions until the first service.'],
      ['Fixed prices', 'Logbook services at a price told to you when you book.'],
      ['A way home', 'A loan car or a lift to the station with every booked service.'],
    ],
    text: `
Diamond Advantage comes with every car and ute under ten years old that you buy from one of our five dealerships, new or used, for the first three years. It costs nothing and you need not register.

## What is not in it

Trucks have their own after-hours programme at Yatala; motorcycles have their first service included where the offer says so. Loan cars depend on what is free that day, so ask when you book.

It is a promise of ours in addition to your rights under the Australian Consumer Law, and ends when you sell the vehicle.`,
  },
  cappedPrices: {
    description: 'Which services have a price set by the maker, and what we charge for the others.',
    heading: 'Know the price before you book',
    text: `
Most makers cap the price of scheduled services for their new vehicles over a number of years or kilometres. The maker sets the price and the period; both differ by model and are in your logbook and on the maker's website. We charge no more than that.

## When the capped period is over

We have a fixed price for every logbook service of the makes we sell. You hear it when you book, and it does not rise while the car is with us.

## What is in a price

Parts, oils and labour of the scheduled service. Tyres, brake pads, wiper blades and anything we find on the way are extra: we send you a video and a figure first, and you decide.`,
  },
  roadside: {
    description: 'Who to call when your vehicle stops, and which roadside assistance comes with it.',
    heading: 'Stopped by the road? Start here',
    text: `
## A new vehicle

Most makers include roadside assistance for the first year or longer. The number is in the glovebox and in the maker's app. Some renew it for a year at each scheduled service with a dealer: ask when you book.

## A used vehicle

What is left of the maker's assistance stays with the vehicle. If there is none, RACQ or another motoring club covers you from the day you join.

## Bringing it to us

Ask the driver to take it to Moorooka or Nerang. After hours there is a marked bay and a key box at both; leave your name and number with the key and we call you when we open.`,
  },
  eofy: {
    description: 'The end of financial year sale at Southern Cross Motors: utes, vans and trucks in June.',
    heading: 'Utes and vans, ready before 30 June',
    text: 'Each June we price utes that are in stock to go to work before the financial year ends. Trays and canopies can be fitted by our own workshop.',
    terms:
      'For utes in stock at our Queensland yards while the sale is on. Prices are those shown on each listing. Not with fleet prices or other offers. Delivery before 30 June depends on fitting and registration: ask for a date in writing.',
    choice: { body: 'Ute' },
  },
  sale: {
    path: '/pages/toyota-demonstrator-sale',
    title: 'Toyota demonstrator sale',
    description: 'Demonstrators of Southern Cross Toyota, registered and run in, for three weeks only.',
    heading: 'Southern Cross Toyota changes its demonstrators',
    text: 'The cars our customers drove on test drives, registered and run in, with the balance of their new-car warranty.',
    terms:
      'For demonstrators in stock at Southern Cross Toyota while the sale is on. The price is the one on each listing, which says whether it is drive away. Kilometres as shown; the warranty began when the car was first registered.',
    choice: { carType: 'demo', dealershipName: 'Southern Cross Toyota' },
    days: [-4, 17],
  },
}
