import type { DemoLanding } from '../../words/demo-landing'

export const outpostLandings: readonly DemoLanding[] = [
  {
    path: '/search/ute',
    title: 'Used utes in Perth, with a report to read | Outpost Auto',
    description:
      'Single, extra and dual cab utes, each on our hoist before it is on the yard, delivered across the West.',
    text: `## What we look at underneath

- Chassis rails behind the cab, where trays hide the rust.
- Diffs, seals and the transfer case, hot and cold.
- Every fitted bar and lift against its engineer’s plate.

What we found and what we fixed is in the report, with photographs.`,
    place: 'below',
  },
  {
    path: '/search/caravan',
    title: 'Used caravans and camper trailers | Outpost Auto',
    description: 'Vans and campers weighed on our own bridge, with the tow car to suit on the same yard.',
    text: 'Every van is weighed empty and loaded on our own bridge. Bring your tow car: we will tell you what it may pull before you fall in love.',
    place: 'above',
  },
]
