import type { DemoLanding } from '../../words/demo-landing'

export const southernCrossLandings: readonly DemoLanding[] = [
  {
    path: '/search/toyota',
    title: 'New, demo and used Toyotas in Brisbane | Southern Cross Motors',
    description:
      'HiLux, RAV4, LandCruiser and the rest of the Toyota range at four Southern Cross yards across Brisbane.',
    text: `## Which Toyota waits, and which does not

Hybrids sell before they are unloaded, so what you see here is what is on the ground or has a landing date. Diesels and used cars are ready to drive away this week.

Not sure between two? Book both for the same half hour and drive them back to back.`,
    place: 'below',
  },
  {
    path: '/search/used-cars',
    title: 'Used cars in Brisbane, every one checked | Southern Cross Motors',
    description:
      'Trade-ins and company cars with a workshop report, a clear title and a price on the windscreen.',
    text: 'Most of these were traded in by the people we sold them to, so we know their history: the service book is in the glovebox and the workshop’s report is yours to read.',
    place: 'above',
  },
]
