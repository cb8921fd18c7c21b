import { readCaller } from './read-caller'

jest.mock('@/env', () => ({
  env: () => ({ TRUSTED_PROXIES: ['198.51.100.0/24', '2001:db8:1::/48', '203.0.113.200'] }),
}))

const addressBehind = (peer: string) =>
  readCaller(new Headers({ 'x-forecourt-peer': peer, 'x-forwarded-for': '192.0.2.1' })).address

it.each(['198.51.100.77', '::ffff:198.51.100.77', '2001:db8:1::5', '203.0.113.200', '10.0.0.2'])(
  'readCaller trusts the address forwarded by a trusted proxy or one in a private network: %s',
  (peer) => {
    expect(addressBehind(peer)).toBe('192.0.2.1')
  },
)

it.each(['198.51.101.1', '2001:db8:2::5', '203.0.113.201'])(
  'readCaller ignores the address forwarded by %s, which is not a trusted proxy',
  (peer) => {
    expect(addressBehind(peer)).toBe(peer)
  },
)

it('readCaller does not trust a peer that is not an IP address', () => {
  expect(addressBehind('unknown')).toBe('unknown')
})
