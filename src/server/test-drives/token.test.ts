import { bookingToken, parseBookingToken } from './token'

process.env.DATABASE_URL ??= 'postgres://unused@localhost/unused'
process.env.PAYLOAD_SECRET ??= 'only for tests, never to serve'

const booking = { publicId: 'AbCdEfGh-_123456', changes: 3 }

describe('the token of a booking', () => {
  it('names the booking and its changes [TD-04]', () => {
    const token = bookingToken(booking)
    expect(parseBookingToken(token)).toEqual(booking)
    expect(token).toMatch(/^[\w.-]+$/)
  })

  it.each<[what: string, forge: (token: string) => string]>([
    ['another booking', (token) => token.replace('AbC', 'AbD')],
    ['another number of changes', (token) => token.replace('.3.', '.4.')],
    ['another signature', (token) => token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA')],
    ['a shorter signature', (token) => token.slice(0, -1)],
    ['no signature', () => 'AbCdEfGh-_123456.3.'],
    ['nothing', () => ''],
    ['a number written otherwise', (token) => token.replace('.3.', '.03x.')],
  ])('is refused with %s [TD-04]', (_, forge) => {
    expect(parseBookingToken(forge(bookingToken(booking)))).toBeNull()
  })
})
