import type { DemoPost } from '../../words/demo-post'

export const southernCrossPosts: readonly DemoPost[] = [
  {
    title: 'A week with a dual cab ute: school run, tip run, beach run',
    teaser: 'We took a demonstrator home for seven days and used it the way most of our customers do.',
    category: 'vehicle-reviews',
    daysAgo: 4,
    picture: 'tile-ute',
    author: 'Dana, Moorooka yard',
    body: `A test drive around the block tells you whether you like a ute. A week tells you whether it fits your life. So we put two child seats in the back of a demonstrator, hooked up the box trailer on Saturday and went to the beach on Sunday.

## Around town

The turning circle is what you notice first. Allow for it in the school car park, and reverse in: the camera and the sensors do most of the work. The second row takes two child seats and one adult between them, if the adult is patient. There are top tether points behind the backrest; ask us to show you how to reach them before you sign anything.

## With a load

With the trailer on, the ride settles down. Before you tow, check three figures on the plate: what the ute may weigh, what both may weigh together, and how much may rest on the tow ball. Passengers and a full tray count towards the first of them, and people forget that.

## On sand

Let the tyres down, and bring a compressor to pump them up again. Low range made the soft exit easy. Wash the underside the same day.

- Best for: one car that has to do everything.
- Think twice if: you park in the city every day.
- Ask us for: a drive with your own trailer on.`,
  },
  {
    title: 'Thirty years, and the first customer came back',
    teaser: 'In 1996 she bought the first car we ever sold. Last month she bought her sixth.',
    category: 'news',
    daysAgo: 20,
    picture: 'story-handover',
    body: `The contract is still in the cabinet in the Moorooka office: one hatchback, one trade-in, and a note that says "will bring the spare key on Thursday". She did bring it.

Since then she has bought for herself, for two daughters and once for a neighbour who does not like car yards. We asked what she would tell somebody who is about to buy.

## Her advice, unedited

- "Drive it on the road you drive every day, not on the one they suggest."
- "Ask what the next service costs, and the one after."
- "Read the page about the warranty while they get the coffee."
- "Ring before you come. They will have it out the front and washed."

We agree with all of it, the coffee included. If you would like to try the first point, book a test drive and tell us where you want to go.`,
  },
  {
    title: 'Five wagons that swallow a family and a fortnight',
    teaser: 'Boot space on paper is measured with blocks. We measured it with a pram, an esky and two bikes.',
    category: 'vehicle-reviews',
    daysAgo: 39,
    picture: 'story-touring',
    author: 'Marcus, Aspley yard',
    body: `Makers measure a boot in litres, by filling it with small blocks up to the window line or to the roof. That is fair, but nobody packs blocks. So we packed a pram, a sixty-litre esky, two children's bikes and four soft bags into five wagons from our own stock.

## What we learned

A flat, low floor matters more than litres. Two of the five lost a bike to a high load lip. A rear bench that slides gave one of them the space of a bigger car. And a space-saver under the floor is worth checking: with a full-size spare, one boot was ten centimetres shallower.

## Bring your own gear

All five are different, and so are families. Bring the pram. Bring the golf clubs. We will fold the seats, and you will know in five minutes what a table of figures does not tell you.

- Look at: the floor height, the width between the wheel arches, and where the tie-down points are.
- Ask about: roof load, because a box and four bikes add up quickly.`,
  },
  {
    title: 'What it really costs to charge at home in Brisbane',
    teaser: 'A worked example with our own meter, and the three questions to ask your electricity company.',
    category: 'news',
    daysAgo: 58,
    picture: 'story-charging',
    body: `We have charged our electric demonstrators at the Moorooka yard for two years, on an ordinary power point at first and on a wallbox since. What you pay depends on your tariff, so here is the arithmetic instead of a promise.

## The arithmetic

Take what the car uses on a hundred kilometres, in kilowatt-hours: the trip computer shows it. Multiply by the price of a kilowatt-hour on your bill. Add about a tenth, because some energy is lost as heat while charging. That is what a hundred kilometres cost you at home.

## Three questions for your electricity company

- Is there a cheaper rate at night, or in the middle of the day when the sun shines?
- Does that rate apply to the whole house or only to a second meter?
- What happens to my solar feed-in if I change?

## Do you need a wallbox?

If you drive less than about a hundred kilometres a day, a power point overnight is often enough. A licensed electrician should look at an older switchboard before either. We keep a list of those our customers were happy with.`,
  },
]
