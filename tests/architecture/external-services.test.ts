import { resolveSettings } from '@/domain/flags/resolve'
import { contentPolicy } from '@/domain/security/content-policy'
import { filesOf, readSource } from './source-files'

/** Every room of the server that calls a service, and what it calls. A new call to another service is named here first. */
const called: Readonly<Record<string, string>> = {
  analytics: 'view counts and phone reveals',
  cache: 'the purge of a CDN',
  clients: 'the mail server, for mail of the admin',
  delivery: 'delivery prices',
  finance: 'finance quotes and lender data',
  images: 'the originals of photos',
  'link-check': 'the addresses of links on the websites',
  locations: 'geocoding',
  leads: 'receivers of enquiries and follow-ups, and a check for robots',
  mail: 'the mail server',
  market: 'the price gauge',
  payments: 'the payment provider',
  'price-check': 'the websites, to compare their prices with the feeds',
  print: 'PDFs',
  reviews: 'reviews',
  scripts: 'the scripts that websites run, to measure them',
  shoppers: 'the watchlist and text messages',
  stock: 'the search server, stock feeds and similar vehicles',
  'test-drives': 'free times',
  'trade-in': 'valuations and regos',
  uploads: 'the object store',
}

const IMPORT = /import (type )?([^'"]*?) from '([^']+)'|import\('([^']+)'\)/g
/** What reaches beyond this server: our own calls over HTTP, and the libraries of services. */
const OUTWARD =
  /(?:^|\/)(?:fetch-json|open-address|notify-service)$|^(?:stripe|typesense|nodemailer|@aws-sdk\/[\w-]+)$/
const FETCH = /(?<![.\w])fetch\(/

const isValue = (names: string) =>
  names
    .replace(/[{}\s]+/g, ' ')
    .split(',')
    .some((name) => name.trim() !== '' && !name.trim().startsWith('type '))

const callsOut = (source: string) =>
  [...source.matchAll(IMPORT)].some(([, type, names = '', from = '', loaded]) =>
    loaded ? OUTWARD.test(loaded) : !type && isValue(names) && OUTWARD.test(from),
  )

const isProgram = (path: string) => /\.(?:tsx?|mjs)$/.test(path) && !/\.test\.tsx?$/.test(path)
const serverFiles = filesOf(['src/server']).filter(isProgram)

const none = resolveSettings({ template: 'metro' }).settings

describe('external services', () => {
  it('are those that the list names, in total [INT-01]', () => {
    const callers = serverFiles.filter((path) => callsOut(readSource(path)))
    const rooms = new Set(
      callers.map((path) => path.split('/')[2] ?? '').filter((room) => room !== 'upstream'),
    )
    expect([...rooms].toSorted()).toEqual(Object.keys(called).toSorted())
  })

  it('are called by the server alone, and by no other way than its own [INT-01]', () => {
    const others = filesOf(['src/app', 'src/domain', 'blocks', 'collections']).filter(isProgram)
    expect(others.filter((path) => callsOut(readSource(path)))).toEqual([])
    expect(serverFiles.filter((path) => FETCH.test(readSource(path)))).toEqual([])
  })

  it.each([
    'gaugeUrl',
    'watchlistUrl',
    'quoteUrl',
    'viewUrl',
    'revealUrl',
    'deliveryUrl',
    'testDriveUrl',
    'similarUrl',
    'lenderUrl',
    'printUrl',
    'geocodeUrl',
    'reviewsUrl',
    'followUpUrl',
    'valuationUrl',
    'regoUrl',
    'miscellaneousUrl',
    'mapsKey',
    'chatId',
    'trackingSink',
    'imageCdnBase',
  ] as const)('are optional: without %s the website does it alone [INT-01, INT-02]', (name) => {
    expect(none[`integrations.${name}`]).toBe('')
  })

  it('are none in a shopper’s browser but embedded videos, unless the website names them [INT-01]', () => {
    const policy = contentPolicy(none, { nonce: null, inline: false })
    const hosts = policy.match(/https:\/\/[^\s;]+/g) ?? []
    expect(hosts.filter((host) => !/youtube|vimeo/.test(host))).toEqual([])
  })
})
