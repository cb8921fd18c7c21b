import type { DemoReview } from '../../words/demo-review'

export const kestrelReviews: readonly DemoReview[] = [
  {
    customer: 'Yusuf K.',
    stars: 4,
    daysAgo: 4,
    source: 'Facebook',
    location: 'Kestrel Kia Doncaster',
    text: 'The Sportage came two weeks late and they rang each Friday to say so. I prefer a late car with a phone call to a late car without one.',
    reply: { text: 'Thanks for your patience, Yusuf. Enjoy the roof racks.', daysAgo: 3 },
  },
  {
    customer: 'Bronwyn Ellis',
    stars: 5,
    daysAgo: 15,
    location: 'Kestrel Kia Doncaster',
    text: 'Drove the EV6 for a whole weekend before I decided. They plugged it in for me on Friday night and asked for nothing but the petrol receipt I no longer have.',
  },
  {
    customer: 'M. Castellano',
    stars: 3,
    daysAgo: 33,
    source: 'Google',
    location: 'Kestrel Kia Frankston',
    text: 'Fine car, slow paperwork. Bring your own pen.',
    reply: {
      text: 'Fair. We have bought pens, and the contracts can now be signed on your phone.',
      daysAgo: 30,
    },
  },
  {
    customer: 'Grace O.',
    stars: 4,
    daysAgo: 96,
    text: 'Seven years of warranty and somebody who explained what it does not cover.',
  },
]
