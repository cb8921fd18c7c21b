import { withPayload } from '@payloadcms/next/withPayload'

/** Hosts that serve the admin. Every other host is a tenant's website. `ADMIN_HOSTS` adds hosts at build time. */
const extra = (process.env.ADMIN_HOSTS ?? '')
  .split(',')
  .filter(Boolean)
  .map((host) => host.trim().replaceAll('.', '\\.'))
const ADMIN_HOST = ['localhost', '127\\.0\\.0\\.1', 'admin\\..+', ...extra].join('|')

/** Next serves these paths itself, on every host. */
const NOT_OURS = '(?!_next/|assets/|orbit/)'

/** A path that no route matches. */
const NOWHERE = '/not-a-page-of-the-admin'

const onAdminHost = [{ type: 'host', value: ADMIN_HOST }]
const onTenantHost = [{ type: 'host', value: `(?<host>(?!(?:${ADMIN_HOST})$).+)` }]

/**
 * Looks at the website as of another time: the cookie joins the host of the internal route, so caches keep the two apart. A cookie with any
 * other character, such as a slash, could lead to another route, and has no effect.
 */
const AS_OF = { type: 'cookie', key: 'forecourt-as-of', value: '(?<asof>[\\w.-]+)' }

const PAYLOAD_ONLY_HEADERS = new Set(['Accept-CH', 'Critical-CH', 'Vary'])

/** @type {import('next').NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  // Next would hash the whole page on every request. Cached pages get their ETag once: see docs/adr/0020.
  generateEtags: false,
  reactStrictMode: true,
  // `npm test` checks types before it builds.
  typescript: { ignoreBuildErrors: process.env.TYPES_ARE_CHECKED === 'true' },
  // Puts titles and descriptions in the head for every client, instead of streaming them after the page.
  htmlLimitedBots: /.*/,
  cacheHandler: new URL('./src/server/cache/next-cache-handler.mjs', import.meta.url).pathname,
  cacheMaxMemorySize: 0,
  experimental: { isrFlushToDisk: false },
  // Turbopack's CSS parser does not know `::scroll-button` yet: it keeps the rule, and warns.
  turbopack: { ignoreIssue: [{ path: '**/*.css', description: /'scroll-button'/ }] },
  serverExternalPackages: [
    // One copy for pages, endpoints and hooks. With a copy bundled into each, `instanceof ValidationError` fails across bundles and the
    // admin does not say which field is wrong.
    'payload',
    '@payloadcms/db-postgres',
    '@payloadcms/drizzle',
    // One metrics registry per process.
    'prom-client',
    // Loaded only when uploads are in an object store.
    '@aws-sdk/client-s3',
    // These read files beside their own code.
    'pdfkit',
    'subset-font',
  ],
  // Next's image optimiser fetches without a host and bypasses the rewrites below: it would serve one tenant's pictures on another tenant's
  // site.
  images: { unoptimized: true },
  async rewrites() {
    return {
      beforeFiles: [
        { source: '/sites/:path*', has: onAdminHost, destination: NOWHERE },
        { source: '/:path*', missing: [{ type: 'host', value: '.+' }], destination: NOWHERE },
        // One rule matches each request, including the root: rewrites accumulate, so a second match would rewrite the first one's result.
        // Paths that cannot be decoded are replaced earlier: src/server/web/guard-request.mjs.
        {
          source: `/:path(${NOT_OURS}.*)`,
          has: onTenantHost,
          missing: [AS_OF],
          destination: '/sites/:host/:path*',
        },
        {
          source: `/:path(${NOT_OURS}.*)`,
          has: [...onTenantHost, AS_OF],
          destination: '/sites/:host~:asof/:path*',
        },
      ],
    }
  },
  async redirects() {
    return [{ source: '/', has: onAdminHost, destination: '/admin', permanent: false }]
  },
  async headers() {
    return [
      {
        // Next would let shared caches keep a page for a year. The next visitor must see an edit.
        source: `/:path(${NOT_OURS}(?!media/|image/|api/).*)`,
        has: onTenantHost,
        headers: [
          { key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' },
          // Browsers prefetch a linked page when a shopper hovers over the link or touches it.
          { key: 'Speculation-Rules', value: '"/assets/speculation-rules.json"' },
        ],
      },
      {
        // The address holds a token.
        source: '/pages/unsubscribe',
        has: onTenantHost,
        headers: [
          { key: 'Cache-Control', value: 'private, no-store' },
          { key: 'X-Robots-Tag', value: 'noindex' },
        ],
      },
      {
        // They show what a shopper typed, or answer them alone.
        source:
          '/:page(forms|success|sign-in|my-garage|garage|watchlist|save-search|members|spin-to-win)/:path*',
        has: onTenantHost,
        headers: [
          { key: 'Cache-Control', value: 'private, no-store' },
          { key: 'X-Robots-Tag', value: 'noindex' },
        ],
      },
      {
        // May be behind sign-in: `gates.tradeIn`. src/proxy.ts sends the same header with pages of content.
        source: '/cars/trade-in',
        has: [...onTenantHost, { type: 'cookie', key: 'forecourt-shopper' }],
        headers: [{ key: 'Cache-Control', value: 'private, no-store' }],
      },
      {
        source: '/assets/speculation-rules.json',
        headers: [{ key: 'Content-Type', value: 'application/speculationrules+json' }],
      },
      {
        source: '/:path*',
        headers: [
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
          { key: 'Permissions-Policy', value: 'camera=(), microphone=(), payment=()' },
          {
            key: 'Content-Security-Policy',
            value: "frame-ancestors 'self'; base-uri 'self'; object-src 'none'",
          },
        ],
      },
      {
        // Their URLs change with their content.
        source: '/assets/:drawing(icons\\.svg|marks\\.svg|bodies\\.svg)',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
      {
        // The address is the permission to read a draft, and the admin frames it. What can be read there cannot be used.
        source: '/preview/:token',
        has: onTenantHost,
        headers: [
          { key: 'Cache-Control', value: 'private, no-store' },
          { key: 'X-Robots-Tag', value: 'noindex' },
          { key: 'Content-Security-Policy', value: "frame-ancestors *; base-uri 'self'; object-src 'none'" },
        ],
      },
      {
        // Uploads never run scripts, whatever their type. Later rules override earlier ones.
        source: '/:folder(media|image|api/media/file)/:path*',
        headers: [
          {
            key: 'Content-Security-Policy',
            value: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
          },
        ],
      },
    ]
  },
}

/** Payload requests client hints, which costs two round trips. Its headers go to admin hosts only. */
function adminOnlyHeaders(config) {
  const headers = config.headers
  return {
    ...config,
    async headers() {
      const rules = await headers()
      return rules.map((rule) =>
        rule.headers.every(({ key }) => PAYLOAD_ONLY_HEADERS.has(key)) ? { ...rule, has: onAdminHost } : rule,
      )
    },
  }
}

export default adminOnlyHeaders(withPayload(nextConfig))
