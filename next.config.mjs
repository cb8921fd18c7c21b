import { withPayload } from '@payloadcms/next/withPayload'

/** Hosts that serve the admin: everything else is a tenant's website. `ADMIN_HOSTS` adds names, at build time. */
const extra = (process.env.ADMIN_HOSTS ?? '')
  .split(',')
  .filter(Boolean)
  .map((host) => host.trim().replaceAll('.', '\\.'))
const ADMIN_HOST = ['localhost', '127\\.0\\.0\\.1', 'admin\\..+', ...extra].join('|')

/** Next answers these itself on every host. */
const NOT_OURS = '(?!_next/|assets/|orbit/)'

/** An address that no route has. */
const NOWHERE = '/not-a-page-of-the-admin'

const onAdminHost = [{ type: 'host', value: ADMIN_HOST }]
const onTenantHost = [{ type: 'host', value: `(?<host>(?!(?:${ADMIN_HOST})$).+)` }]

const PAYLOAD_ONLY_HEADERS = new Set(['Accept-CH', 'Critical-CH', 'Vary'])

/** @type {import('next').NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  // Next would hash the whole page at every request. Cached pages get theirs once: see docs/adr/0020.
  generateEtags: false,
  reactStrictMode: true,
  // Titles and descriptions come in the head for everybody, not by script after the page.
  htmlLimitedBots: /.*/,
  cacheHandler: new URL('./src/server/cache/next-cache-handler.mjs', import.meta.url).pathname,
  cacheMaxMemorySize: 0,
  experimental: { isrFlushToDisk: false },
  // Its CSS parser keeps `::scroll-button`, which it does not know yet, and warns.
  turbopack: { ignoreIssue: [{ path: '**/*.css', description: /'scroll-button'/ }] },
  serverExternalPackages: [
    // One copy for pages, endpoints and hooks: bundled for each, an error of one is no `ValidationError` to another, and the
    // admin does not say which field is wrong.
    'payload',
    '@payloadcms/db-postgres',
    '@payloadcms/drizzle',
    // One set of figures a process.
    'prom-client',
    // Loaded when uploads are in an object store, and never otherwise.
    '@aws-sdk/client-s3',
    // They read files beside their own code.
    'pdfkit',
    'subset-font',
  ],
  // Its resizer fetches without a host, past the rules below: it would serve one tenant's pictures on another's site.
  images: { unoptimized: true },
  async rewrites() {
    return {
      beforeFiles: [
        { source: '/sites/:path*', has: onAdminHost, destination: NOWHERE },
        { source: '/:path*', missing: [{ type: 'host', value: '.+' }], destination: NOWHERE },
        // One rule for every path, the root too: what one rule wrote, the next would rewrite again. What cannot be decoded
        // does not come here: src/server/web/guard-request.mjs.
        { source: `/:path(${NOT_OURS}.*)`, has: onTenantHost, destination: '/sites/:host/:path*' },
      ],
    }
  },
  async redirects() {
    return [{ source: '/', has: onAdminHost, destination: '/admin', permanent: false }]
  },
  async headers() {
    return [
      {
        // Next would let shared caches keep a page for a year; an edit must be seen by the next visitor.
        source: `/:path(${NOT_OURS}(?!media/|image/|api/).*)`,
        has: onTenantHost,
        headers: [
          { key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' },
          // Browsers prefetch the page behind a link when a shopper points at it or touches it.
          { key: 'Speculation-Rules', value: '"/assets/speculation-rules.json"' },
        ],
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
        // Their addresses change with their content.
        source: '/assets/:drawing(icons\\.svg|marks\\.svg|bodies\\.svg)',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
      {
        // What people upload runs nothing, whatever it is. Later rules replace earlier ones.
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

/** Payload asks every visitor's browser for client hints and answers with two round trips: on the admin's own host only. */
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
