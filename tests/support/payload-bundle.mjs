import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/**
 * Bundles Payload for the integration tests. Jest loads every module again for each test file, and Payload has thousands of them, which took
 * half of most tests' time.
 */
const ENTRIES = {
  payload: 'payload',
  'payload/shared': 'payload-shared',
  '@payloadcms/db-postgres': 'db-postgres',
  '@payloadcms/richtext-lexical': 'richtext-lexical',
  '@payloadcms/plugin-multi-tenant': 'plugin-multi-tenant',
}

/** Loaded as they are: they have native parts, hold state that our own code shares, or belong to the browser. */
const EXTERNAL = [
  ...['pg', 'sharp', 'pino', 'ws', 'undici', 'bson-objectid', 'esbuild', 'drizzle-kit'],
  ...['next', 'react', 'react-dom', '@payloadcms/ui', '@payloadcms/next'],
]
  .flatMap((name) => [name, `${name}/*`])
  .concat('pg-*', 'pino-*', '*.scss', '*.css')

/**
 * In Jest's context each use of a global is slow, and Drizzle uses `Object` for every column of every query. Constants of the module are not.
 * Jest's `sandboxInjectedGlobals` does the same, but not for ES modules.
 */
const GLOBALS = 'Object, Array, Symbol, Error, JSON, Map, Set, WeakMap, Promise, Number, String'
const BANNER = [
  "import { createRequire as createBundleRequire } from 'node:module'",
  'const require = createBundleRequire(import.meta.url)',
  `const { ${GLOBALS} } = globalThis`,
].join('; ')

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The same packages, bundled in the same way, give the same name. */
function digest() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  const own = readFileSync(fileURLToPath(import.meta.url))
  return createHash('sha256').update(lock).update(own).digest('hex').slice(0, 16)
}

const folder = join(root, '.cache', 'payload-bundle', digest())

/** Where Jest finds each package. */
export const bundledModules = Object.fromEntries(
  Object.entries(ENTRIES).map(([name, file]) => [`^${name}$`, join(folder, `${file}.mjs`)]),
)

/** Bundles Payload, unless it is bundled. */
export async function bundlePayload() {
  if (existsSync(folder)) return
  const unfinished = `${folder}-${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  await build({
    entryPoints: Object.fromEntries(Object.entries(ENTRIES).map(([name, file]) => [file, name])),
    outdir: unfinished,
    outExtension: { '.js': '.mjs' },
    absWorkingDir: root,
    bundle: true,
    // Each package once, whichever entry needs it.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // Without it, importing Payload's editor hangs.
    conditions: ['development'],
    keepNames: true,
    external: EXTERNAL,
    banner: { js: BANNER },
    logLevel: 'error',
  })
  // Another run may have been faster.
  if (existsSync(folder)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, folder)
}
