import { callerOf, networkOf } from './caller'

const came = (peer: string | null, forwarded: string | null = null, host = 'admin.example.com') =>
  callerOf({ peer, forwarded, host })

describe('the caller’s address', () => {
  it.each([
    ['a visitor without a proxy', '203.0.113.7', null, '203.0.113.7'],
    ['a visitor who forges the header', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['several forwarded addresses', '10.0.0.2', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['a proxy on the same machine', '::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['a proxy with IPv6', 'fd00::2', '2001:DB8::7', '2001:db8::7'],
    ['a proxy that sends no header', '192.168.1.4', null, '192.168.1.4'],
    ['a development server, which exposes no peer', null, '::1', '::1'],
    ['two of our proxies', '10.0.0.2', '203.0.113.7, 10.0.0.3', '203.0.113.7'],
    ['two proxies and a forged header', '::1', '10.1.1.1, 203.0.113.7, fd00::3', '203.0.113.7'],
    ['two proxies and a visitor in our own network', '10.0.0.2', '10.1.1.1, 10.0.0.3', '10.0.0.3'],
    ['a proxy that includes the port', '10.0.0.2', '203.0.113.7:5678', '203.0.113.7'],
    ['a proxy that includes the port of an IPv6 address', '10.0.0.2', '[2001:db8::7]:443', '2001:db8::7'],
    ['a proxy that writes brackets', '10.0.0.2', '[2001:db8::7]', '2001:db8::7'],
    ['a proxy that includes the port of mapped IPv4', '[::1]:443', '[::ffff:203.0.113.7]:1', '203.0.113.7'],
    ['a request without addresses', null, null, ''],
  ])('is correct for %s', (_, peer, forwarded, address) => {
    expect(came(peer, forwarded).address).toBe(address)
  })
})

describe('a proxy with a public address', () => {
  const isTrusted = (address: string) => address.startsWith('198.51.100.')
  const by = (peer: string, forwarded: string) =>
    callerOf({ peer, forwarded, host: 'admin.example.com', isTrusted }).address

  it('is trusted if configured, as the nearest proxy and further along the chain', () => {
    expect(by('198.51.100.1', '203.0.113.7')).toBe('203.0.113.7')
    expect(by('10.0.0.2', '203.0.113.7, 198.51.100.1')).toBe('203.0.113.7')
  })

  it('is a visitor if not configured', () => {
    expect(by('203.0.113.9', '203.0.113.7')).toBe('203.0.113.9')
    expect(by('10.0.0.2', '203.0.113.7, 203.0.113.9')).toBe('203.0.113.9')
  })
})

describe('a local caller', () => {
  it.each([
    ['127.0.0.1', null, 'localhost:3000'],
    ['::1', '::1', 'localhost'],
    ['::ffff:127.0.0.1', '::ffff:127.0.0.1', '127.0.0.1:3000'],
    ['127.0.0.1', null, '[::1]:3000'],
    ['127.0.0.1', null, 'outpost.localhost:3000'],
  ])('has a loopback address and a local host name: %s %s %s', (peer, forwarded, host) => {
    expect(came(peer, forwarded, host).isLocal).toBe(true)
  })

  it.each([
    ['127.0.0.1', '203.0.113.7', 'localhost'],
    ['127.0.0.1', '127.0.0.1, 203.0.113.7', 'localhost'],
    ['203.0.113.7', '127.0.0.1', 'localhost'],
    ['172.17.0.1', null, 'localhost:3000'],
    ['127.0.0.1', null, 'admin.example.com'],
    ['127.0.0.1', null, 'localhost.example.com'],
    [null, null, 'localhost'],
  ])('cannot be faked: %s %s %s', (peer, forwarded, host) => {
    expect(came(peer, forwarded, host).isLocal).toBe(false)
  })
})

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('networkOf(%s) is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
