import { mailboxOf, wheelSegments, wheelTurn } from './campaign'

const segments = wheelSegments([{ label: 'Mats' }, { label: 'Fuel' }, { label: 'Service' }])

it('the wheel has a segment for each prize and one for none, and they fill it', () => {
  expect(segments).toEqual([
    { label: 'Mats', from: 0, to: 90 },
    { label: 'Fuel', from: 90, to: 180 },
    { label: 'Service', from: 180, to: 270 },
    { label: 'No prize', from: 270, to: 360 },
  ])
})

it.each(['sam@example.com', 'sam+1@example.com', 'sam+a+b@example.com'])(
  '%s is the mailbox of one person',
  (email) => {
    expect(mailboxOf(email)).toBe('sam@example.com')
  },
)

it.each([
  ['Mats', 45],
  ['Service', 225],
  [null, 315],
  ['A prize that was renamed', 315],
])('the wheel stops with the pointer on what was won: %s', (prize, middle) => {
  expect((wheelTurn(segments, prize) + middle) % 360).toBe(0)
})
