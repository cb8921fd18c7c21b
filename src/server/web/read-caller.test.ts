import { readCaller } from './read-caller'

jest.mock('@/env', () => ({
  env: () => ({ TRUSTED_PROXIES: ['198.51.100.0/24', '2001:db8:1::/48', '203.0.113.200'] }),
}))

const addressBehind = (peer: string) =>
  readCaller(new Headers({ 'x-forecourt-peer': peer, 'x-forwarded-for': '192.0.2.1' })).address

it.each(['198.51.100.77', '::ffff:198.51.100.77', '2001:db8:1::5', '203.0.113.200', '10.0.0.2'])(
  'a proxy that the operator trusts, or in a private network, tells who calls: %s',
  (peer) => {
    expect(addressBehind(peer)).toBe('192.0.2.1')
  },
)

it.each(['198.51.101.1', '2001:db8:2::5', '203.0.113.201'])('nobody else tells who calls: %s', (peer) => {
  expect(addressBehind(peer)).toBe(peer)
})

it('what is no address is no proxy that is trusted', () => {
  expect(addressBehind('unknown')).toBe('unknown')
})
