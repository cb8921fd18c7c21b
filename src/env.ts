import { z } from 'zod'

const urls = z
  .string()
  .transform((text) => text.split(',').map((url) => url.trim().replace(/\/$/, '')))
  .pipe(z.array(z.url({ protocol: /^https?$/ })).min(1))

/** Treats an empty variable as unset: compose files pass unset variables as ''. */
const unlessEmpty = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const namesOf = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
  error: 'Use addresses or networks such as 203.0.113.0/24, separated by commas',
})

export const variables = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** Milliseconds that a page or endpoint waits for a database query before it answers 503. */
  DATABASE_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(5000),
  /** Signs sessions; encrypts second factors and secrets of webhooks. At least 24 characters. */
  PAYLOAD_SECRET: z.string().min(24),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  /** Where uploads, feed files and logs are stored. */
  DATA_DIR: z.string().default('.data'),
  /** A bucket of an S3-compatible object store for uploads. Without it, uploads are stored in DATA_DIR. */
  UPLOADS_BUCKET: unlessEmpty(z.string()),
  /** The endpoint of an object store other than Amazon S3, such as https://objects.example.com. Bucket names then go in the path. */
  UPLOADS_ENDPOINT: unlessEmpty(z.url({ protocol: /^https?$/ })),
  UPLOADS_REGION: unlessEmpty(z.string()),
  /** Set together with its secret. Without them, the machine's IAM role applies. */
  UPLOADS_ACCESS_KEY: unlessEmpty(z.string()),
  UPLOADS_SECRET_KEY: unlessEmpty(z.string()),
  /** Disk space for resized pictures, in megabytes. */
  IMAGE_STORE_MB: z.coerce.number().int().min(1).max(1_000_000).default(2048),
  /** Processor time for a resized picture: 0 is fastest, 6 makes the smallest file. 0 takes a quarter of the time of 3, for files a third larger. */
  IMAGE_EFFORT: z.coerce.number().int().min(0).max(6).default(3),
  /** URL of the admin, used in links and for the CSRF check of cookies, such as https://admin.example.com. */
  SERVER_URL: z.url().optional(),
  /** Hosts besides `localhost` and `admin.*` that serve the admin. Next reads it at build time. No website can use such a domain. */
  ADMIN_HOSTS: z.string().default('').transform(namesOf),
  /** Our proxies with public addresses. The server trusts the client address they report, as it does for proxies in private networks. */
  TRUSTED_PROXIES: z.string().default('').transform(namesOf).pipe(z.array(network)),
  /** Allows sign-in with the demo's public passwords from other machines too. */
  DEMO_ANYWHERE: z.stringbool().default(false),
  /** Whether platform and group admins must have a second factor. Until they set one up, they reach only the page that does so. */
  SECOND_FACTOR: z.enum(['optional', 'required']).default('optional'),
  /** Set by `npm start`: the database is local to this folder, for trying things out. The demo is seeded there with its own passwords. */
  OWN_DATABASE: z.stringbool().default(false),
  /** The mail server, such as smtp://user:password@mail.example.com:587. Without it, mails are stored in the admin's outbox. */
  SMTP_URL: unlessEmpty(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: unlessEmpty(z.email()),
  /** Stripe's API. Set it only to test against a server that behaves like Stripe. */
  STRIPE_API_URL: unlessEmpty(z.url({ protocol: /^https?$/ })),
  /** How many deliveries of leads a worker starts in a second. A queue of them then leaves the database to new leads. */
  DELIVERIES_PER_SECOND: z.coerce.number().int().min(1).max(1000).default(40),
  /**
   * Allows fetching stock feeds, their photos and services named in settings from private addresses (for tests, and for feeds inside the
   * same network).
   */
  FEED_ALLOW_PRIVATE: z.stringbool().default(false),
  /** The nodes of a Typesense server, separated by commas. Without it, PostgreSQL answers every search. */
  TYPESENSE_URL: unlessEmpty(urls),
  /** A key that may search and write the collections named by TYPESENSE_COLLECTION. */
  TYPESENSE_API_KEY: unlessEmpty(z.string()),
  /** Name prefix of the vehicle collections. */
  TYPESENSE_COLLECTION: z
    .string()
    .regex(/^[a-z0-9_-]{1,60}$/i)
    .default('vehicles'),
  /** Sends cached pages without Next's scripts and hydrates only their islands (docs/adr/0020). The cache handler reads it. */
  LEAN_PAGES: z.stringbool().default(true),
  /** Log format: JSON lines, the default in production, or text. The output of our commands is always text. */
  LOG_FORMAT: unlessEmpty(z.enum(['json', 'text'])),
  /** Bearer token with which Prometheus reads `/metrics`. Without it, `/metrics` does not exist. At least 16 characters. */
  METRICS_TOKEN: unlessEmpty(z.string().min(16)),
  /** Seconds that a CDN may cache a page that is the same for every visitor. With 0, it revalidates on every request. */
  CDN_MAX_AGE: z.coerce.number().int().min(0).max(86_400).default(0),
  /** The CDN that the worker purges after changes: Cloudflare, Fastly, or your own webhook. */
  CDN_PURGE: unlessEmpty(z.enum(['cloudflare', 'fastly', 'webhook'])),
  /** The purge URL, such as https://api.cloudflare.com/client/v4/zones/<zone>/purge_cache. */
  CDN_PURGE_URL: unlessEmpty(z.url({ protocol: /^https?$/ })),
  CDN_PURGE_TOKEN: unlessEmpty(z.string().regex(/^[!-~]+$/)),
  /** A service that sends text messages: `POST { to, text }`. Without it, codes for phone numbers go to the email address. */
  SMS_URL: unlessEmpty(z.url({ protocol: /^https?$/ })),
  SMS_TOKEN: unlessEmpty(z.string().regex(/^[!-~]+$/)),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
})

const environment = variables
  .refine(({ SMTP_URL: url, MAIL_FROM: from }) => (url === undefined) === (from === undefined), {
    path: ['MAIL_FROM'],
    message: 'set both SMTP_URL and MAIL_FROM, or neither',
  })
  .refine(({ CDN_PURGE: cdn, CDN_PURGE_URL: url }) => (cdn === undefined) === (url === undefined), {
    path: ['CDN_PURGE_URL'],
    message: 'set both CDN_PURGE and CDN_PURGE_URL, or neither',
  })
  .refine(
    ({ CDN_PURGE: cdn, CDN_PURGE_TOKEN: token }) =>
      cdn === undefined || cdn === 'webhook' || token !== undefined,
    { path: ['CDN_PURGE_TOKEN'], message: 'set an API token that may purge the CDN' },
  )
  .refine(({ TYPESENSE_URL: url, TYPESENSE_API_KEY: key }) => (url === undefined) === (key === undefined), {
    path: ['TYPESENSE_API_KEY'],
    message: 'set both TYPESENSE_URL and TYPESENSE_API_KEY, or neither',
  })
  .refine(
    ({ UPLOADS_ACCESS_KEY: key, UPLOADS_SECRET_KEY: secret }) =>
      (key === undefined) === (secret === undefined),
    {
      path: ['UPLOADS_SECRET_KEY'],
      message: 'set both UPLOADS_ACCESS_KEY and UPLOADS_SECRET_KEY, or neither',
    },
  )

export type Environment = z.infer<typeof environment>

let parsed: Environment | undefined

/** `next build` loads every route's module but neither connects nor signs anything, so it needs no real values. */
const duringBuild = {
  DATABASE_URL: 'postgres://build@localhost/none',
  PAYLOAD_SECRET: 'only while building, never to serve',
}

/**
 * The process's environment, parsed once on first use, so that `next build` needs no database. Throws one sentence that names every missing
 * or invalid variable.
 */
export function env(): Environment {
  if (parsed) return parsed
  const result = environment.safeParse(
    process.env.NEXT_PHASE === 'phase-production-build' ? { ...duringBuild, ...process.env } : process.env,
  )
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The environment is invalid. ${problems.join('; ')}`)
  }
  parsed = result.data
  return parsed
}
