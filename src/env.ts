import { z } from 'zod'

const environment = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** Signs sessions. At least 24 characters. */
  PAYLOAD_SECRET: z.string().min(24),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  /** Where uploads, feed files and logs live. */
  DATA_DIR: z.string().default('.data'),
  /** Address of the admin, used in links and for cookies' CSRF check, such as https://admin.example.com. */
  SERVER_URL: z.url().optional(),
  /** Lets stock feeds be fetched from private addresses (tests, feeds inside the same network). */
  FEED_ALLOW_PRIVATE: z.stringbool().default(false),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
})

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
