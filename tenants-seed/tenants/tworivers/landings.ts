import type { DemoLanding } from '../../words/demo-landing'

export const twoRiversLandings: readonly DemoLanding[] = [
  {
    path: '/search/adventure',
    title: 'Adventure bikes, new and used | Two Rivers Motorcycles',
    description:
      'Adventure bikes set up for the Snowy and beyond, fitted with crash bars and panniers in our own workshop.',
    text: `## Sit on it before you believe the brochure

Seat height tells you half of it. Bring your boots: we will set the bike up for you, and you can ride it to Talbingo and back.`,
    place: 'below',
  },
]
