import { z } from 'zod'

/** Several addresses with commas between them. */
const urls = z
  .string()
  .transform((text) => text.split(',').map((url) => url.trim().replace(/\/$/, '')))
  .pipe(z.array(z.url({ protocol: /^https?$/ })).min(1))

/** A variable that is set to nothing is not set, as compose files write it. */
const unlessEmpty = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/** Names with commas between them. */
const namesOf = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

/** An address, or a network in CIDR. */
const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
  error: 'Give addresses or networks such as 203.0.113.0/24, with commas between them',
})

export const variables = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** How many milliseconds a page or endpoint waits for an answer of the database; then it answers 503. */
  DATABASE_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(5000),
  /** Signs sessions and encrypts second factors. At least 24 characters. */
  PAYLOAD_SECRET: z.string().min(24),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  /** Where uploads, feed files and logs live. */
  DATA_DIR: z.string().default('.data'),
  /** A bucket of an S3-compatible object store for uploads, which are otherwise in DATA_DIR. */
  UPLOADS_BUCKET: unlessEmpty(z.string()),
  /** Of another object store than Amazon's, such as https://objects.example.com. Buckets are then named in the path. */
  UPLOADS_ENDPOINT: unlessEmpty(z.url({ protocol: /^https?$/ })),
  UPLOADS_REGION: unlessEmpty(z.string()),
  /** With its secret. Without them the machine's own role counts. */
  UPLOADS_ACCESS_KEY: unlessEmpty(z.string()),
  UPLOADS_SECRET_KEY: unlessEmpty(z.string()),
  /** Room on disk for resized pictures, in megabytes. */
  IMAGE_STORE_MB: z.coerce.number().int().min(10).max(1_000_000).default(2048),
  /** Address of the admin, used in links and for cookies' CSRF check, such as https://admin.example.com. */
  SERVER_URL: z.url().optional(),
  /** Hosts besides `localhost` and `admin.*` that serve the admin. Next reads it when building; no website gets such a domain. */
  ADMIN_HOSTS: z.string().default('').transform(namesOf),
  /** Proxies of ours with public addresses, which are believed whom they saw as those of private networks are. */
  TRUSTED_PROXIES: z.string().default('').transform(namesOf).pipe(z.array(network)),
  /** Lets people sign in with the demo's passwords, which everybody can read, from other machines too. */
  DEMO_ANYWHERE: z.stringbool().default(false),
  /** Whether platform and group admins must have a second factor. Until then they reach nothing but the page that sets it up. */
  SECOND_FACTOR: z.enum(['optional', 'required']).default('optional'),
  /** Set by `npm start`: the database is this folder's own, to try things with. The demo is planted there with its own passwords. */
  OWN_DATABASE: z.stringbool().default(false),
  /** The mail server, such as smtp://user:password@mail.example.com:587. Without it mails wait in the admin's outbox. */
  SMTP_URL: unlessEmpty(z.url({ protocol: /^smtps?$/ })),
  /** Whom mails come from. */
  MAIL_FROM: unlessEmpty(z.email()),
  /** Lets stock feeds, their photos and services that switches name be fetched from private addresses (tests, feeds inside the same network). */
  FEED_ALLOW_PRIVATE: z.stringbool().default(false),
  /** The nodes of a Typesense server, with commas between them. Without it Postgres answers every search. */
  TYPESENSE_URL: unlessEmpty(urls),
  /** May search and fill the collections of that name. */
  TYPESENSE_API_KEY: unlessEmpty(z.string()),
  /** What the collections of vehicles are called after. */
  TYPESENSE_COLLECTION: z
    .string()
    .regex(/^[a-z0-9_-]{1,60}$/i)
    .default('vehicles'),
  /** Sends cached pages without Next's scripts and hydrates their islands alone (docs/adr/0020). Read by the cache handler. */
  LEAN_PAGES: z.stringbool().default(true),
  /** How the log is written: JSON lines, which is usual in production, or text for people. What our commands say is always text. */
  LOG_FORMAT: unlessEmpty(z.enum(['json', 'text'])),
  /** Prometheus sends it to read `/metrics`, which is not there without one. At least 16 characters. */
  METRICS_TOKEN: unlessEmpty(z.string().min(16)),
  /** For how many seconds a CDN may keep a page that is the same for every visitor. 0: it asks again at every request. */
  CDN_MAX_AGE: z.coerce.number().int().min(0).max(86_400).default(0),
  /** Whom the worker tells what changed, so that a CDN forgets it: one of the two, or an address of your own. */
  CDN_PURGE: unlessEmpty(z.enum(['cloudflare', 'fastly', 'webhook'])),
  /** Where, such as https://api.cloudflare.com/client/v4/zones/<zone>/purge_cache. */
  CDN_PURGE_URL: unlessEmpty(z.url({ protocol: /^https?$/ })),
  /** A key of the CDN that may purge. */
  CDN_PURGE_TOKEN: unlessEmpty(z.string().regex(/^[!-~]+$/)),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
})

const environment = variables
  .refine(({ SMTP_URL: url, MAIL_FROM: from }) => (url === undefined) === (from === undefined), {
    path: ['MAIL_FROM'],
    message: 'SMTP_URL and the address that mails come from are given together, or neither',
  })
  .refine(({ CDN_PURGE: cdn, CDN_PURGE_URL: url }) => (cdn === undefined) === (url === undefined), {
    path: ['CDN_PURGE_URL'],
    message: 'CDN_PURGE and the address where the CDN is told are given together, or neither',
  })
  .refine(
    ({ CDN_PURGE: cdn, CDN_PURGE_TOKEN: token }) =>
      cdn === undefined || cdn === 'webhook' || token !== undefined,
    { path: ['CDN_PURGE_TOKEN'], message: 'the CDN asks for a key that may purge' },
  )
  .refine(({ TYPESENSE_URL: url, TYPESENSE_API_KEY: key }) => (url === undefined) === (key === undefined), {
    path: ['TYPESENSE_API_KEY'],
    message: 'TYPESENSE_URL and its key are given together, or neither',
  })
  .refine(
    ({ UPLOADS_ACCESS_KEY: key, UPLOADS_SECRET_KEY: secret }) =>
      (key === undefined) === (secret === undefined),
    {
      path: ['UPLOADS_SECRET_KEY'],
      message: 'UPLOADS_ACCESS_KEY and its secret are given together, or neither',
    },
  )

export type Environment = z.infer<typeof environment>

let parsed: Environment | undefined

/** `next build` loads every route's module, but neither connects nor signs anything: it needs no real values. */
const duringBuild = {
  DATABASE_URL: 'postgres://build@localhost/none',
  PAYLOAD_SECRET: 'only while building, never to serve',
}

/**
 * The process's environment, parsed once and on first use, so that `next build` needs no database.
 * Throws one sentence that names every variable that is missing or wrong.
 */
export function env(): Environment {
  if (parsed) return parsed
  const result = environment.safeParse(
    process.env.NEXT_PHASE === 'phase-production-build' ? { ...duringBuild, ...process.env } : process.env,
  )
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The environment is not complete. ${problems.join('; ')}`)
  }
  parsed = result.data
  return parsed
}
