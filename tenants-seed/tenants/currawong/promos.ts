import type { DemoPromo } from '../../words/demo-promo'

export const currawongPromos: readonly DemoPromo[] = [
  {
    title: 'Charge at home from day one',
    text: 'A wallbox and its installation with every new electric car this month.',
    picture: 'story-charging',
    link: { label: 'How charging works', href: '/charging' },
    kind: 'other',
    carTypes: ['new', 'demo'],
    days: [-12, 18],
  },
  {
    title: 'What is your petrol car worth?',
    text: 'A figure in two minutes, good for seven days.',
    picture: 'workshop-cars',
    link: { label: 'Value my car', href: '/trade-in' },
    kind: 'tradeIn',
    carTypes: ['used'],
    days: [-30, null],
  },
  {
    title: 'Drive electric by the week',
    text: 'Registration, insurance, servicing and tyres in one figure.',
    picture: 'offer-currawong',
    link: { label: 'See subscription', href: '/subscription' },
    kind: 'other',
    days: [-5, 40],
  },
]
