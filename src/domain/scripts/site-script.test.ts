import {
  askedPurposes,
  attributeProblem,
  originProblem,
  runningScripts,
  type SiteScript,
  scriptOrigins,
  srcProblem,
} from './site-script'

const script = (changes: Partial<SiteScript>): SiteScript => ({
  id: 1,
  src: 'https://stats.example.com/s.js',
  purpose: 'analytics',
  attributes: {},
  origins: [],
  paths: [],
  ...changes,
})

const chat = script({ id: 2, purpose: 'support', src: 'https://chat.example.com/c.js' })
const needed = script({ id: 3, purpose: 'necessary', src: 'https://map.example.com/m.js' })
const all = [script({}), chat, needed]

const ids = (path: string, allowed: Parameters<typeof runningScripts>[1]['allowed']) =>
  runningScripts(all, { path, allowed }).map(({ id }) => id)

describe('The scripts of a page', () => {
  it('are the necessary ones until the shopper allows others', () => {
    expect(ids('/', [])).toEqual([3])
    expect(ids('/', ['support'])).toEqual([2, 3])
    expect(ids('/', ['support', 'analytics', 'marketing'])).toEqual([1, 2, 3])
  })

  it.each([
    '/checkout/x',
    '/cars/2021-kia-rio-1/checkout',
    '/cars/2021-kia-rio-1/buy-online',
    '/sign-in',
    '/my-garage',
    '/online-payment',
    '/forms/contact',
    '/preview/abc',
    '/pages/unsubscribe',
  ])('are none at %s', (path) => expect(ids(path, ['support', 'analytics'])).toEqual([]))

  it('are those of their own paths', () => {
    const only = script({ purpose: 'necessary', paths: ['/used-car/*', '/about-us'] })
    const runs = (path: string) => runningScripts([only], { path, allowed: [] }).length > 0
    expect(['/used-car/kia', '/about-us'].map(runs)).toEqual([true, true])
    expect(['/', '/about-us/team', '/used-cars'].map(runs)).toEqual([false, false, false])
  })

  it('ask for the purposes that they have', () => {
    expect(askedPurposes(all).map(({ value }) => value)).toEqual(['analytics', 'support'])
    expect(askedPurposes([needed])).toEqual([])
  })

  it('name their own origin and those that they use, once', () =>
    expect(scriptOrigins([script({ origins: ['wss://*.example.com'] }), script({ id: 9 })])).toEqual([
      'https://stats.example.com',
      'wss://*.example.com',
    ]))
})

describe('The fields of a script', () => {
  it.each(['https://www.example.com/w.js', 'https://a.b.example.com/x?id=1&b=2'])(
    'accept the address %s',
    (src) => expect(srcProblem(src)).toBeNull(),
  )

  it.each([
    '',
    'x',
    'http://example.com/a.js',
    'javascript:alert(1)',
    'data:text/javascript,alert(1)',
    '//example.com/a.js',
    'https://user:word@example.com/a.js',
    'https://localhost/a.js',
    "https://example.com/a.js; script-src 'unsafe-inline'",
    'https://example.com/a,b',
  ])('refuse the address %j', (src) => expect(srcProblem(src)).toMatch(/^Enter the script/))

  it.each(['https://cdn.example.com', 'https://*.example.com', 'wss://live.example.com:8443'])(
    'accept the origin %s',
    (origin) => expect(originProblem(origin)).toBeNull(),
  )

  it.each([
    '*',
    'https:',
    'https://*',
    'https://*.com',
    'https://a.com/x',
    "'unsafe-inline'",
    'a.com',
    'https://a.com; x',
  ])('refuse the origin %j', (origin) => expect(originProblem(origin)).toMatch(/is not an address/))

  it.each([
    ['data-id', true],
    ['id', true],
    ['onload', false],
    ['src', false],
    ['nonce', false],
    ['data-', false],
  ])('judge the attribute %s', (name, isFine) => expect(attributeProblem(name) === null).toBe(isFine))
})
