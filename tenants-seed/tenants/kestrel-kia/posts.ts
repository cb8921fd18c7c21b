import type { DemoPost } from '../../words/demo-post'

export const kestrelPosts: readonly DemoPost[] = [
  {
    title: 'Sportage, three months on: what we would choose again',
    teaser:
      'Our service adviser has driven one since winter. Her list of likes is long; her list of regrets is short.',
    category: 'vehicle-reviews',
    daysAgo: 6,
    picture: 'tile-kia-suv',
    author: 'Priya, Doncaster service',
    body: `I see a lot of cars from underneath. This one I chose to drive, and after three months and a trip over the Great Dividing Range I would choose it again, with one change.

## What I like

The seats. After four hours to Bright nobody complained. The second row reclines, which ends most arguments. And the buttons for air conditioning are buttons, so I do not look away from the road to turn the fan down.

## What I would change

I would take the powered tailgate. I did not think I needed it, and then I carried groceries in the rain.

## What I tell customers

Drive two versions, one after the other, on the same road. The difference between them is clearer than any brochure makes it. And ask for the service plan before you choose, because it is part of what the car costs you.`,
  },
  {
    title: 'Electric or hybrid? Start with where you park',
    teaser:
      'The question is less about the car than about your driveway. A short guide from our Doncaster team.',
    category: 'news',
    daysAgo: 24,
    picture: 'tile-kia-electric',
    body: `Most people ask us how far an electric car goes. The better first question is where it sleeps.

## If you have a driveway or a garage

A power point is enough for many households. You plug in at night and leave with more than you used. Long trips need a little planning, and the car does most of it.

## If you park on the street

Look at what is near your work and your supermarket. If there is nothing, a hybrid gives you much of the quiet and the saving without a cable.

## If you tow, or drive far on Fridays

Ask us for the towing limit of the version you like, and bring us the route. We will show you the chargers on it and be honest if the answer is a hybrid.

Whatever you choose, take it home for an afternoon. Whether it fits the garage is best found out with a tape measure and the car.`,
  },
  {
    title: 'Carnival on the school run, and why the doors matter',
    teaser:
      'Eight seats are easy to count. Sliding doors in a narrow car park are what you will thank us for.',
    category: 'vehicle-reviews',
    daysAgo: 45,
    picture: 'tile-kia-people-mover',
    author: 'Tom, Frankston showroom',
    body: `We lent a people mover to a family of six for a week and asked them to write down what they noticed. The engine was not on the list. The doors were, four times.

## Doors and seats

Sliding doors open in the gap that a car park leaves you. Children cannot swing them into the car beside. The third row folds into the floor, and with it up there is still a well behind for a week's shopping.

## On the freeway

It is quieter than they expected, and the ride is that of a large car. It is also long: measure your garage first, and then come for a drive with all of you on board. Child seats included; we will help to fit them.`,
  },
  {
    title: 'Your first service: what we do, and what we do not',
    teaser: 'No surprises: the list we work through, what it costs, and how to hold us to it.',
    category: 'news',
    daysAgo: 70,
    picture: 'workshop-cars',
    body: `A first service is mostly a careful look. We change what the maker's schedule says, check brakes, tyres, lights and fluids, update software and road-test the car.

## What you get

- The price before we start. On capped-price servicing it is the maker's figure for your model.
- A sheet with measurements: tread in millimetres, pads in millimetres.
- A call before anything that is not on the list. If we cannot reach you, we do not do it.

## What we do not do

We do not flush what does not need flushing. If somebody at Kestrel offers you an additive, ask for me.

Your new-car warranty does not depend on servicing with us, as long as the work follows the schedule and is recorded. We would like to earn it anyway.`,
  },
]
