import type { DemoPost } from '../../words/demo-post'

export const twoRiversPosts: readonly DemoPost[] = [
  {
    title: 'Newcastle after dark: a loop of 140 kilometres',
    teaser:
      'Out past Stockton, over the hills and home along the harbour. Good lamps are worth more than horsepower.',
    category: 'vehicle-reviews',
    daysAgo: 7,
    picture: 'story-night-ride',
    author: 'Jas, Newcastle shop',
    body: `Once a month, after closing, some of us take demonstrators on the same loop. In the dark you learn other things about a motorcycle than in the sun.

## Lamps

Two of the five had lamps that we would upgrade before anything else. Look at where the beam ends in a corner, and at how sharply it ends.

## Controls

Can you find the horn with gloves on? The hazard lights? On one bike the switch for the heated grips is where you expect the indicator. You get used to it, but try it on a test ride.

## Wet paint

White lines, tram-era rails near the harbour and wet leaves. Soft hands, tall gears, and a decent tyre. Ours are on the tag: brand, date and tread of each.`,
  },
  {
    title: 'Thunderbolts Way on four very different motorcycles',
    teaser:
      'A naked, an adventure bike, a cruiser and a learner-legal twin left Gloucester together. Guess which arrived happiest.',
    category: 'vehicle-reviews',
    daysAgo: 53,
    picture: 'exterior-tworivers',
    body: `The road from Gloucester to Walcha has everything: hairpins, cattle grids, patched bitumen and a view that makes you stop. We swapped bikes every fifty kilometres.

## The naked

The quickest through the tight part and the most tiring on the plateau, where the wind lives.

## The adventure bike

Did not care about the patches. Tall riders smiled; the shortest of us wanted the low seat, which costs nothing if you ask when you order.

## The cruiser

Slowest and most relaxed. It also made us stop for pie, which counts.

## The learner-legal twin

The surprise. Light, easy and cheap on fuel, and on this road never short of power. If you are on your Ls, you are not missing as much as they tell you.`,
  },
  {
    title: 'Your first bike: what to look at, what to ignore',
    teaser: 'Seat height, weight and the price of the gear come first. The badge comes later.',
    category: 'news',
    daysAgo: 96,
    picture: 'showroom-tworivers',
    body: `You will sell your first bike in a year or two. So buy one that teaches you, and that somebody else will want after you.

## Look at

- Seat height. Both feet down, at least the balls of them, with your boots on.
- Weight. Push it out of a car park uphill. You will have to one day.
- Whether it is LAMS approved, if you are on your Ls or Ps. It is in the features of each bike on this site; ask if you are unsure, because a bike that looks the same may not be.
- The whole price. Helmet, jacket, gloves and boots are not extras.

## Ignore

Top speed, forums, and what your mate rides.

## Then ride it

Bring your licence and your own gear; we lend what you do not have. Test rides go past the first roundabout.`,
  },
  {
    title: 'Chains, belts and shafts: ten minutes a month',
    teaser: 'How to check and clean a chain at home without a stand, and when to leave it to the workshop.',
    category: 'news',
    daysAgo: 120,
    picture: 'workshop-motorcycles',
    body: `A dry chain is the most common thing we see on a first service, and the cheapest to avoid.

## What you need

Chain cleaner, a soft brush, a rag, lubricant, and gloves. Engine off, key in your pocket. Never turn the wheel with the engine.

## How

- Clean a hand's length at a time, roll the bike forward, and go on.
- Wipe it dry. Lubricate the inside of the lower run.
- Measure the slack in the middle and compare with the sticker on the swing arm.

## Leave it to us

If there are tight spots, hooked teeth on the sprocket, or no adjustment left, the set is worn. A belt with missing teeth and a shaft that weeps oil are for the workshop too. Saturday mornings, coffee included.`,
  },
]
