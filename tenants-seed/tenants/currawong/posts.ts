import type { DemoPost } from '../../words/demo-post'

export const currawongPosts: readonly DemoPost[] = [
  {
    title: 'Canberra to the coast and back on one night’s charge',
    teaser: 'Down Clyde Mountain, lunch at Batemans Bay, and home again: what the battery said at each stop.',
    category: 'vehicle-reviews',
    daysAgo: 5,
    picture: 'story-charging',
    author: 'Mei, Phillip showroom',
    body: `It is the drive that every Canberran asks about, so we do it with each new model, on a Saturday, with two people and lunch on board.

## Down

Clyde Mountain gives back what the plateau took. Leave the regeneration on its strongest setting and you will hardly touch the brakes. At the bottom we had more in the battery than at Braidwood.

## Back

The climb is where the energy goes. Cold and rain cost more than speed does. We came home with a reserve that let us forget about it, but we had left home full; if you cannot, there are chargers at the Bay and at Braidwood.

## What we print

On each car in the showroom you find the range we measured on our own loop, in summer and in a July frost, beside the maker's figure. Ask for the sheet.`,
  },
  {
    title: 'Gravel, hills and headwind: four electric cars, one road',
    teaser:
      'The same forty kilometres on the same afternoon. The differences were not where we expected them.',
    category: 'vehicle-reviews',
    daysAgo: 36,
    picture: 'exterior-currawong',
    body: `Four cars, four drivers, one road between Tharwa and Naas. We swapped at each end so that nobody could blame the person.

## Ride

The heaviest car was the most comfortable on gravel, and the one with the largest wheels the least. If you live on an unsealed road, take the smaller wheels: they cost less to replace, too.

## Consumption

Between the best and the worst lay about a third. Tyres and shape explain most of it. The trip computers agreed with our meter to within a few per cent.

## Noise

Stones on the floor are loud in all of them, because nothing else is. One maker has fixed that with felt in the wheel arches. You will hear which.`,
  },
  {
    title: 'Subscribing for a year: what our first customers paid',
    teaser:
      'Insurance, servicing, registration and tyres in one weekly figure. Who it suited, and who bought instead.',
    category: 'news',
    daysAgo: 71,
    picture: 'offer-currawong',
    body: `A subscription is one weekly price for the car and everything but the electricity. After a year we asked the first twenty people whether they would do it again.

## It suited

- People on a posting of a year or two.
- A couple who wanted to try electric before they sold the petrol car.
- A small business that likes one invoice.

## It did not suit

Those who drive far more than the included kilometres, and those who keep a car for ten years. Two of them bought the car they had subscribed to, which we had hoped for.

Ask us for the total over the time you have in mind, and compare it with a loan. We will show you both, with the comparison rate beside the loan.`,
  },
  {
    title: 'How healthy is a used battery? How to read our report',
    teaser: 'State of health in per cent, how it is measured, and what the maker’s guarantee covers.',
    category: 'news',
    daysAgo: 96,
    picture: 'workshop-cars',
    body: `Every used electric car we sell comes with a measured report. It is two pages, and one figure on it matters most.

## State of health

It compares what the battery holds now with what it held when new. We measure it with the maker's own tool where there is one, and by a full charge on our meter where there is not. The report says which.

## What is normal

Batteries lose a little in the first years and then less. Heat and fast charging every day speed it up. A car that was charged at home overnight is usually the better one, whatever its age.

## The guarantee

Makers guarantee a share of the capacity for a number of years or kilometres; both are on the report with what is left of them. If the figure falls below it, the maker repairs or replaces. Ask us to show you the clause.`,
  },
]
