import type { DemoReview } from '../../words/demo-review'

export const southernCrossReviews: readonly DemoReview[] = [
  {
    customer: 'Deborah Lang',
    stars: 5,
    daysAgo: 2,
    source: 'Google',
    location: 'Southern Cross Used Cars Aspley',
    text: 'Found the RAV4 at Aspley on Monday and drove it home on Wednesday. The price on the website was the price on the contract, and the tyres they promised were on it.',
    reply: { text: 'Thank you, Deborah. Say hello when you are in for the first service.', daysAgo: 1 },
  },
  {
    customer: 'Marcus Tran',
    stars: 4,
    daysAgo: 6,
    source: 'Google',
    text: 'They told me what was wrong with my trade before I did, and still beat the other figure. One star off for the wait on Saturday.',
  },
  {
    customer: 'Priya N.',
    stars: 5,
    daysAgo: 11,
    location: 'Southern Cross Toyota Moorooka',
    text: 'I asked four questions by email at ten at night and had four answers by half past eight. No one rang me who I had not asked to.',
  },
  {
    customer: 'Ken Abbott',
    stars: 2,
    daysAgo: 19,
    source: 'Google',
    location: 'Southern Cross Used Cars Toowoomba',
    text: 'The ute is good. The handover was not: one key, no handbook, and a week of calls to get the second key.',
    reply: {
      text: 'That was our fault, Ken. The second key and the handbook are with you now, and a car no longer leaves Toowoomba without both.',
      daysAgo: 16,
    },
  },
  {
    customer: 'Ana and Rafe',
    stars: 5,
    daysAgo: 27,
    location: 'Southern Cross Motorcycles Fortitude Valley',
    text: 'Two learner bikes for two nervous parents. Nobody laughed, and they spent an hour on how the jackets should sit.',
  },
  {
    customer: 'Sione F.',
    stars: 5,
    daysAgo: 44,
    source: 'Google',
    location: 'Southern Cross Ford Southport',
    text: 'The finance sheet had every fee on one page. I have bought six cars and never seen that.',
  },
  {
    customer: 'Helen Marsh',
    stars: 4,
    daysAgo: 73,
    text: 'Good coffee, no pressure, and a fair figure for a car with a bad gearbox. The website said the yard closes at five; it closes at half past four on Fridays.',
    reply: { text: 'Thank you, Helen. The hours on the website are right now.', daysAgo: 72 },
  },
  {
    customer: 'D. Whitlock',
    stars: 5,
    daysAgo: 160,
    location: 'Southern Cross Trucks Archerfield',
    text: 'Tipper body built to our drawing and delivered the week they said. Third truck from Archerfield.',
  },
]
