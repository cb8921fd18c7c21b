import type { DemoLanding } from '../../words/demo-landing'

export const currawongLandings: readonly DemoLanding[] = [
  {
    path: '/search/suv',
    title: 'Electric and plug-in SUVs to buy or subscribe to | Currawong Electric',
    description:
      'Electric SUVs with their measured range, to buy or by the week with registration, insurance and tyres.',
    text: `## How far it really goes

The range on each page is the official figure. On the freeway in winter count on four fifths of it, and on a little more around town in spring.

By the week, registration, insurance, servicing and tyres are included: charge it and drive.`,
    place: 'below',
  },
]
