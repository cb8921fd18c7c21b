import fc from 'fast-check'
import type { RawRequest } from './raw-request'

/** Texts that have broken web servers before, for addresses and headers, as sent over the wire. */
const ODD = [
  ...[
    '%',
    '%zz',
    '%C0%AF',
    '%E0%80%AF',
    '%ED%A0%80',
    '%F4%90%80%80',
    '%FF',
    '%E0%A4%A',
    '%00',
    'a%00b',
    '%2500',
    '%0d%0a',
  ],
  ...[
    '..',
    '.',
    '%2e%2e',
    '..%2f..%2fetc%2fpasswd',
    '%5c',
    '\\',
    '',
    '~',
    '*',
    '?',
    '#',
    ';',
    '[',
    ']',
    '{}',
    '<script>',
    '"',
    "'",
  ],
  ...[
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    'null',
    'undefined',
    'NaN',
    'true',
    '-1',
    '0',
    '1',
    '1e999',
  ],
  ...[
    '99999999999999999999',
    '[object Object]',
    '$x{y}',
    '{{x}}',
    "' OR 1=1 --",
    '🚗',
    'é',
    '%F0%9F%9A%97',
    'x'.repeat(300),
  ],
]

const WORDS = [
  ...[
    'about-us',
    'search',
    'results',
    'cars',
    'used-car',
    'models',
    'watchlist',
    'compare',
    'print',
    'delivery-estimate',
  ],
  ...[
    'robots.txt',
    'sitemap.xml',
    'sitemaps',
    '1.xml',
    'media',
    'image',
    'stock',
    'api',
    'assets',
    'fonts',
    'makers',
    'sites',
  ],
  ...[
    'similar',
    'autogauge',
    'view.json',
    'budget',
    'viewed',
    'suggestions',
    'finance',
    'calculator',
    'quote',
  ],
  ...[
    'lender',
    'delivery',
    'phone-reveal',
    'admin',
    'login',
    'collections',
    'pages',
    'users',
    'tenants',
    'create',
    'verify',
  ],
  ...[
    'forgot-password',
    'reset-password',
    'first-register',
    'me',
    'access',
    'versions',
    'count',
    'file',
    'vehicles',
    'health',
    'payload-migrations',
    'metrics',
    'domains',
    'logout',
    'begin',
    'finish',
    'recovery-codes',
    'remove',
  ],
  ...[
    '_next',
    'data',
    'static',
    'styleguide',
    'used-cars',
    'toyota',
    'kia',
    'suv',
    'orbit',
    'favicon.ico',
    '.well-known',
  ],
]

/** Addresses with a placeholder (`*`) for such a text. */
const SHAPES = [
  ...[
    '/',
    '/*',
    '/search',
    '/search/*',
    '/search/*/*',
    '/cars/*',
    '/cars/*/similar',
    '/cars/*/autogauge',
    '/cars/*/view.json',
  ],
  ...[
    '/used-car/*',
    '/results/*',
    '/media/*',
    '/image/media/*',
    '/image/stock/*/*',
    '/sitemaps/*',
    '/assets/fonts/*',
  ],
  ...[
    '/assets/makers/*',
    '/watchlist',
    '/watchlist/*',
    '/compare',
    '/print',
    '/models',
    '/delivery-estimate',
    '/pages/unsubscribe',
    '/forms/*',
    '/success',
  ],
  ...[
    '/api/*',
    '/api/stock/search',
    '/api/stock/search/suggestions',
    '/api/stock/similar',
    '/api/stock/viewed',
  ],
  ...[
    '/api/stock/budget',
    '/api/finance/calculator',
    '/api/finance/quote',
    '/api/finance/lender',
    '/api/delivery',
    '/api/test-drive/slots',
    '/api/enquiries',
    '/api/enquiries/*/follow-up',
    '/api/test-drive/*/change',
    '/api/test-drive/*/cancel',
    '/test-drive/*',
    '/api/trade-in/rego',
    '/api/trade-in/choices',
    '/api/trade-in/offers/*',
    '/trade-in-offer/*',
    '/cars/trade-in',
  ],
  ...[
    '/api/print/*',
    '/api/phone-reveal',
    '/api/health',
    '/api/users',
    '/api/users/*',
    '/api/users/verify/*',
  ],
  ...[
    '/api/users/login',
    '/api/users/forgot-password',
    '/api/users/reset-password',
    '/api/users/unlock',
    '/api/users/me',
  ],
  ...[
    '/api/users/logout',
    '/api/users/second-factor',
    '/api/users/second-factor/*',
    '/api/users/second-factor/remove/*',
    '/api/domains',
    '/metrics',
  ],
  ...[
    '/api/users/first-register',
    '/api/users/refresh-token',
    '/api/pages',
    '/api/pages/*',
    '/api/pages/versions/*',
  ],
  ...[
    '/api/media',
    '/api/media/file/*',
    '/api/vehicles/*',
    '/api/tenants/*',
    '/api/globals/*',
    '/api/access',
    '/api/graphql',
  ],
  ...['/api/payload-preferences/*', '/api/payload-locked-documents/*', '/api/og'],
  ...[
    '/admin',
    '/admin/*',
    '/admin/login',
    '/admin/collections/*',
    '/admin/collections/pages/*',
    '/admin/reset/*',
  ],
  ...[
    '/_next/*',
    '/_next/static/*',
    '/_next/image',
    '/_next/data/*/*',
    '/sites/*',
    '/sites/*/*',
    '/styleguide/*',
  ],
]

const PARAMETERS = [
  ...[
    'query',
    'page',
    'sortBy',
    'hitsPerPage',
    'refinementList[make][]',
    'refinementList[constructor][]',
    'refinementList',
  ],
  ...[
    'range[price]',
    'range[price][min]',
    'range[__proto__]',
    'near',
    'postcode',
    'view',
    'saved',
    'slug',
    'car_id',
    'vehicle',
  ],
  ...[
    'vehicles',
    'seen',
    'by',
    'frequency',
    'deposit',
    'repayment',
    'body',
    'w',
    'q',
    'domain',
    'crop',
    'at',
    'url',
    '_rsc',
    'preview',
  ],
  ...[
    'nxtPhost',
    'nxtPpath',
    '__nextDataReq',
    'where',
    'where[id][equals]',
    'where[or][0][title][like]',
    'where[or]',
    'limit',
  ],
  ...[
    'depth',
    'sort',
    'select',
    'select[title]',
    'populate',
    'joins',
    'draft',
    'locale',
    'fallback-locale',
    'trash',
    'redirect',
  ],
]

const METHODS = [
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'SEARCH',
  'PURGE',
  'LINK',
  'get',
  'NONSENSE',
]

const HOSTS = [
  ...[
    '..',
    '.',
    '',
    '-',
    '_',
    'a..b',
    '.localhost',
    'localhost.',
    'nobody.localhost',
    'www.nobody.example',
    'admin.nobody.example',
  ],
  ...[
    'constructor',
    '__proto__.localhost',
    '[::1]',
    '[::1]:80',
    '256.1.1.1',
    '127.0.0.1',
    'localhost:99999',
    'localhost:x',
    'a b',
  ],
  ...[
    'a/b',
    'a@b',
    '%00',
    '%C0%AF',
    'südkreuz.localhost',
    `${'a'.repeat(300)}.localhost`,
    'localhost, localhost',
  ],
]

const TYPES = [
  ...[
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON',
    'text/plain',
    'text/plain;charset=UTF-8',
    '',
  ],
  ...[
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'nonsense',
    'text/x-component',
  ],
  ...[
    'multipart/form-data; boundary=x',
    'multipart/form-data; boundary="x',
    'multipart/mixed; boundary=x',
    'application/xml',
  ],
]

const BODIES = [
  ...[
    '',
    '{',
    '{}',
    '[]',
    'null',
    '5',
    '"x"',
    'x',
    '<a/>',
    'a=b',
    'where[or]=x',
    '{"email":{"a":1},"password":[]}',
  ],
  ...[
    '{"email":"nobody@example.com","password":"x\\u0000"}',
    '{"token":{},"password":null}',
    '{"tenants":[{"tenant":[2]}]}',
  ],
  ...[
    '{"__proto__":{"a":1},"constructor":null}',
    '{"car_id":"1","dealership_id":[],"website_id":{}}',
    '{"car_id":1e300}',
    '[{}]',
  ],
  ...[
    '--x--',
    '--x\r\n\r\nx\r\n--x--\r\n',
    '--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{"a":\r\n--x--\r\n',
  ],
  ...[
    '--x\r\nContent-Disposition: form-data; name="1_$ACTION_ID_x"\r\n\r\n\r\n--x--\r\n',
    '--x\r\n:\r\n\r\n--x--',
    '\0',
  ],
  ...[
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nx\r\n--x--\r\n',
  ],
]

const HEADERS: readonly (readonly [name: string, ...values: string[]])[] = [
  ['Next-Action', 'x', '0'.repeat(42), '40'.repeat(21), ''],
  ['RSC', '1', 'x'],
  ['Next-Router-State-Tree', '%', '{}', '[]', 'x', encodeURIComponent('["",{}]')],
  ['Next-Router-Prefetch', '1', '2', 'x'],
  ['Next-Router-Segment-Prefetch', '/_tree', '/x', '%'],
  ['Next-Url', '/x', '%', '..'],
  ['X-Nextjs-Data', '1'],
  ['X-Matched-Path', '/admin', '%'],
  ['X-Invoke-Path', '/admin', '%'],
  ['X-Middleware-Rewrite', '/admin'],
  ['X-Forwarded-Host', '..', 'localhost', '%', 'evil.example'],
  ['X-Forwarded-Proto', 'https', 'javascript', 'x,y'],
  ['X-Forwarded-For', '1.2.3.4', 'x', "'"],
  ['X-Payload-HTTP-Method-Override', 'GET', 'x'],
  ['X-HTTP-Method-Override', 'GET', 'DELETE'],
  ['Origin', 'null', '%', 'https://evil.example', 'http://localhost'],
  ['Referer', '%', 'javascript:x'],
  [
    'Cookie',
    'payload-token=x',
    'payload-token=%',
    'payload-tenant=x; payload-lng=%',
    '=',
    '%=%;;',
    '__prerender_bypass=x',
    '__proto__=x',
  ],
  ['Authorization', 'JWT x', 'JWT a.b.c', 'users API-Key x', 'Basic %', 'Bearer'],
  ['Accept', '*/*', 'x', 'text/x-component', 'application/json', ';;;'],
  ['Accept-Language', '*', 'x', 'constructor', ';q=', 'de;q=x,__proto__'],
  ['Accept-Encoding', 'gzip', 'x', '*;q=0', ''],
  ['If-None-Match', '*', 'x', 'W/"x"', '"'],
  ['If-Modified-Since', 'x', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  ['Range', 'bytes=0-', 'bytes=-1', 'bytes=9-1', 'x'],
  ['Content-Security-Policy', "script-src 'nonce-<x>'", 'x'],
  ['Purpose', 'prefetch'],
  ['X-Promo-Seed', '1', 'x', '-1', '1e999'],
  ['X-Prerender-Revalidate', 'x'],
]

const anyText = fc
  .string({ unit: 'grapheme', maxLength: 12 })
  .map((text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '')))
const odd = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...ODD) }, { weight: 1, arbitrary: anyText })
const segment = fc.oneof(fc.constantFrom(...WORDS), odd)

const shaped = fc
  .tuple(fc.constantFrom(...SHAPES), fc.array(segment, { minLength: 3, maxLength: 3 }))
  .map(([shape, fillings]) =>
    shape.split('*').reduce((path, part, index) => path + fillings[index - 1] + part),
  )
const wild = fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`)
const path = fc.oneof(
  { weight: 12, arbitrary: shaped },
  { weight: 4, arbitrary: wild },
  {
    weight: 1,
    arbitrary: fc.constantFrom('*', '', 'about-us', '//', '//x/..', 'http://localhost/', '/?', '/#'),
  },
)

const parameter = fc
  .tuple(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...PARAMETERS) }, odd), fc.option(segment))
  .map(([name, value]) => (value === null ? name : `${name}=${value}`))
const query = fc.oneof(
  { weight: 1, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc.array(parameter, { minLength: 1, maxLength: 4 }).map((all) => `?${all.join('&')}`),
  },
)

const header = fc
  .constantFrom(...HEADERS)
  .chain(([name, ...values]) =>
    fc.oneof(fc.constantFrom(...values), odd).map((value) => [name, value] as const),
  )
const headers = fc.uniqueArray(header, { maxLength: 4, selector: ([name]) => name })

const content = fc.oneof(
  { weight: 2, arbitrary: fc.constant(null) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constantFrom(...TYPES),
      body: fc.oneof(fc.constantFrom(...BODIES), fc.json()),
    }),
  },
)

/**
 * Any request to a server that serves `hosts` (with their ports), from common to impossible. Three in four belong to
 * the person whose session has the `token`, if given, except those that would end the session.
 */
export function arbitraryRequest(hosts: readonly string[], token?: string): fc.Arbitrary<RawRequest> {
  const session: fc.Arbitrary<RawRequest['headers']> = token
    ? fc.oneof(
        { weight: 3, arbitrary: fc.constant([['Authorization', `JWT ${token}`]] as const) },
        { weight: 1, arbitrary: fc.constant([]) },
      )
    : fc.constant([])
  const host = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...hosts) },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTS) },
  )
  const method = fc.oneof(
    { weight: 5, arbitrary: fc.constant('GET') },
    { weight: 1, arbitrary: fc.constant('HEAD') },
    { weight: 2, arbitrary: fc.constant('POST') },
    { weight: 2, arbitrary: fc.constantFrom(...METHODS) },
  )
  return fc
    .record({ method, host, path, query, session, headers, content })
    .map(({ method, host, path, query, session, headers, content }) => ({
      method,
      target: path + query,
      host,
      headers: [
        ...(path.includes('logout') ? [] : session),
        ...headers,
        ...(content ? [['Content-Type', content.type] as const] : []),
      ],
      body: content?.body ?? null,
    }))
}
