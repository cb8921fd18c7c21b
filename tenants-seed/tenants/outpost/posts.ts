import type { DemoPost } from '../../words/demo-post'

export const outpostPosts: readonly DemoPost[] = [
  {
    title: 'GVM, GCM, ATM: the four plates to read before you tow',
    teaser:
      'Most vans we weigh are heavier than their owners think. Here is how to work it out on a kitchen table.',
    category: 'news',
    daysAgo: 3,
    picture: 'story-touring',
    author: 'Col, Burswood yard',
    body: `We have a weighbridge, and we have seen faces on it. The letters are not hard. Read them once and you will never buy the wrong pair.

## The letters

- GVM is what the tow vehicle may weigh, with fuel, people, the fridge, the bull bar and the weight of the van on the tow ball.
- GCM is what vehicle and van may weigh together.
- ATM is what the van may weigh when it stands on its own, loaded.
- Tare is what the van weighs when it leaves the factory, empty. It is rarely what it weighs today.

## On the kitchen table

Start with the tare. Add water (a litre is a kilogram), gas, food, tools, awning, annexe and bikes. Compare with the ATM. Then take a tenth of the loaded van as ball weight, add it to your vehicle with all of you in it, and compare with the GVM. That is where most combinations fail, well before the towing limit.

## Then weigh it

Figures on paper are a plan. Bring both, loaded as for the trip, and we will weigh each axle with you. It takes twenty minutes, and it is free if you bought either from us.`,
  },
  {
    title: 'LandCruiser or Patrol for the Gibb? We took both',
    teaser: 'Two used wagons from the yard, 1,300 kilometres, and a list of what broke. It was short.',
    category: 'vehicle-reviews',
    daysAgo: 22,
    picture: 'tile-4x4',
    author: 'Col, Burswood yard',
    body: `Both had worked before we bought them, and both had been on the hoist. We drove them as a customer would: loaded, with tyres at the pressures that the road asked for.

## Corrugations

The one with new dampers was a different car from the one with tired ones, whatever the badge. If you spend money on a used tourer, spend it there first.

## Fuel and range

Carry what you need for the longest leg plus a third. Headwind and sand cost more than any brochure says. Both had long-range tanks; remember that full tanks count towards the GVM.

## What broke

A lamp bracket, a fridge plug and one tyre, staked in the sidewall. Carry two spares if you can.

## Which one

Buy the better one, not the badge. Look underneath, read the report, and drive it for an hour. We will put the two side by side on the hoist for you if you ask.`,
  },
  {
    title: 'First van? Sleep in it before you buy it',
    teaser:
      'Lie down in the bed, sit at the table, open the fridge in the dark. A checklist from people who sell vans.',
    category: 'vehicle-reviews',
    daysAgo: 47,
    picture: 'tile-caravan',
    body: `A van looks large in a yard and small on the third rainy day. Take an hour, and do what you will do on the road.

## Inside

- Both lie down, and then one gets up without waking the other.
- Cook a pretend dinner. Where does the hot pan go?
- Sit at the table with a laptop and a plate.
- Find the fuse box, the water pump switch and the smoke alarm with the lights off.

## Outside

- Wind the legs down, and the awning out.
- Look at the tyres' date, not only at the tread.
- Check the seals around windows and hatches with a torch: we will leave you to it.

## The papers

Ask for the weighbridge ticket, not only for the plate. Every van on our yard has one from the week it came in.`,
  },
  {
    title: 'High kilometres do not frighten us, and should they frighten you?',
    teaser: 'What 250,000 kilometres tell you about a four-wheel drive, and what they do not.',
    category: 'news',
    daysAgo: 75,
    picture: 'workshop-cars',
    body: `We buy wagons that others pass over, because kilometres are only half of a story. The other half is where they came from.

## Highway or haul road

A wagon that crossed the Nullarbor every month with one careful driver may be in better order than one that did half the distance between mine gates. The service book shows it, and so does the underside: red dust in the seams washes out, rust under fresh paint does not.

## What we look at

- Compression and coolant, and what the oil leaves on the finger.
- Play in swivel hubs, uni joints and steering.
- The chassis, end to end, with a lamp and a hammer.

All of it is in the written report, with photographs. If you want your own mechanic to look, we will put it on the hoist for them.`,
  },
]
