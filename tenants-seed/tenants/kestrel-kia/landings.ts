import type { DemoLanding } from '../../words/demo-landing'

export const kestrelKiaLandings: readonly DemoLanding[] = [
  {
    path: '/search/kia/sportage',
    title: 'Kia Sportage in stock, new and demo | Kestrel Kia',
    description:
      'Every Sportage we have, petrol, diesel and hybrid, with what is on the ground and what is on the water.',
    text: `## Petrol, diesel or hybrid?

- Petrol for short trips and the lowest price.
- Diesel for a van or a boat behind it.
- Hybrid when most of your kilometres are in traffic.

All three carry Kia’s seven-year warranty from the day it is first registered.`,
    place: 'below',
  },
]
