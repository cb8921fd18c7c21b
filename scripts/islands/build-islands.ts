import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { minify } from '@swc/core'
import { build, type Metafile, type OutputFile, type Plugin } from 'esbuild'
import { bundleOf, SITE } from './bundles'
import { findIslands } from './find-islands'

/** Browsers cache the files of Next's static folder as immutable. */
const FOLDER = join('static', 'islands')
/** The web server reads the loader's URL from this file; the budget reads what each island loads. */
export const MANIFEST = 'islands.json'

export interface IslandsManifest {
  readonly loader: string
  /** The files of the loader and of each island by name, with their static imports. */
  readonly files: Readonly<Record<string, readonly string[]>>
  /** The files of each module that an island imports dynamically, by island and by module. */
  readonly later: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
}

/**
 * Adds the client build of lean pages to a finished Next build: the loader, React and each island, with
 * shared code in files of its own. The folder's name is a hash of its content.
 */
export async function buildIslands(root: string, buildFolder: string): Promise<IslandsManifest> {
  const islands = findIslands(root)
  const names = [...new Set([SITE, ...Object.keys(islands).map(bundleOf)])]
  const shared = {
    absWorkingDir: root,
    outdir: join(buildFolder, FOLDER),
    entryNames: '[name]',
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    tsconfig: join(root, 'tsconfig.json'),
    write: false,
    // Licences are published beside each file, not in it.
    legalComments: 'external',
    logLevel: 'warning',
  } as const
  const [loader, result] = await Promise.all([
    build({
      ...shared,
      entryPoints: { loader: join(root, 'src/ui/island/loader.ts') },
      define: { BUNDLES: JSON.stringify(JSON.stringify(bundlesByIsland(Object.keys(islands)))) },
    }),
    build({
      ...shared,
      entryPoints: Object.fromEntries(names.map((name) => [name, `${BUNDLE}${name}`])),
      plugins: [bundlesOf(islands)],
      chunkNames: '[hash]',
      splitting: true,
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      metafile: true,
    }),
  ])
  const files = await Promise.all([...loader.outputFiles, ...result.outputFiles].map(minified))
  const hash = createHash('sha256')
  for (const { name, contents } of files) hash.update(name).update(contents)
  const version = hash.digest('base64url').slice(0, 12)
  const folder = join(buildFolder, FOLDER, version)
  rmSync(join(buildFolder, FOLDER), { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { name, contents } of files) writeFileSync(join(folder, name), contents)
  const manifest: IslandsManifest = {
    loader: `/_next/${FOLDER}/${version}/loader.js`,
    ...filesOf(result.metafile, islands, root, join(FOLDER, version)),
  }
  writeFileSync(join(buildFolder, MANIFEST), JSON.stringify(manifest))
  return manifest
}

/** Minifies esbuild's output a second time: SWC inlines and removes more, 3 % of the gzipped bytes. */
async function minified({ path, text }: OutputFile) {
  const name = basename(path)
  if (!name.endsWith('.js')) return { name, contents: text }
  const { code } = await minify(text, { module: true, ecma: 2020, compress: { passes: 2 }, mangle: true })
  return { name, contents: code }
}

const BUNDLE = 'bundle:'
const LATER = 'later:'

const bundlesByIsland = (islands: readonly string[]) =>
  Object.fromEntries(
    islands.map((name) => [name, bundleOf(name)]).filter(([name, bundle]) => name !== bundle),
  )

/**
 * Creates the module of each bundle: `hydrate` and its islands by name. Every bundle also contains the site's
 * islands, and so does every module that is imported dynamically: esbuild puts what all of them contain into one
 * file, and would otherwise split it by each set of bundles that share a module.
 */
function bundlesOf(islands: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'bundles-of-islands',
    setup({ onResolve, onLoad, resolve, initialOptions }) {
      onResolve({ filter: /./, namespace: 'file' }, async ({ path, kind, resolveDir }) => {
        if (kind !== 'dynamic-import') return null
        const module = await resolve(path, { resolveDir, kind: 'import-statement' })
        return { path: relative(initialOptions.absWorkingDir ?? '', module.path), namespace: 'later' }
      })
      onLoad({ filter: /./, namespace: 'later' }, ({ path }) => ({
        contents: `import '${BUNDLE}${SITE}'\nexport { default } from './${path}'`,
        resolveDir: initialOptions.absWorkingDir,
      }))
      onResolve({ filter: /^bundle:/ }, ({ path }) => ({
        path: path.slice(BUNDLE.length),
        namespace: 'bundle',
      }))
      onLoad({ filter: /./, namespace: 'bundle' }, ({ path }) => ({
        contents: [
          `export { hydrate } from '@/ui/island/hydrate'`,
          ...Object.entries(islands)
            .filter(([name]) => [SITE, path].includes(bundleOf(name)))
            .map(([name, file]) => `export { default as '${name}' } from '${file}'`),
        ].join('\n'),
        resolveDir: initialOptions.absWorkingDir,
      }))
    },
  }
}

/** Returns the files that the browser loads for the loader and each island, and for each later part of an island. */
function filesOf(
  { inputs, outputs }: Metafile,
  islands: Readonly<Record<string, string>>,
  root: string,
  folder: string,
): Pick<IslandsManifest, 'files' | 'later'> {
  const byName = new Map(Object.entries(outputs).map(([path, output]) => [basename(path), output]))
  const fileOf = new Map(
    Object.entries(outputs).map(([path, { entryPoint }]) => [entryPoint, basename(path)]),
  )
  const filesFrom = (file = '') => [
    ...reach(file, (name) => statically(byName.get(name)?.imports).map((path) => basename(path))),
  ]
  const laterOf = (module: string) =>
    [...reach(module, (path) => inputs[path]?.imports.map((each) => each.path) ?? [])]
      .flatMap((path) => inputs[path]?.imports ?? [])
      .flatMap(({ path, kind }) => (kind === 'dynamic-import' ? [path] : []))
  const inFolder = (files: readonly string[]) => files.map((file) => join(folder, file))
  const names = Object.entries(islands)
  return {
    files: {
      loader: inFolder(['loader.js']),
      ...Object.fromEntries(names.map(([name]) => [name, inFolder(filesFrom(`${bundleOf(name)}.js`))])),
    },
    later: Object.fromEntries(
      names.map(([name, file]) => [
        name,
        Object.fromEntries(
          laterOf(relative(root, file)).map((part) => [
            part.slice(LATER.length),
            inFolder(filesFrom(fileOf.get(part))),
          ]),
        ),
      ]),
    ),
  }
}

const statically = (imports: readonly { path: string; kind: string }[] = []) =>
  imports.flatMap(({ path, kind }) => (kind === 'dynamic-import' ? [] : [path]))

/** Returns a node and everything that it leads to. */
function reach(start: string, next: (node: string) => readonly string[], seen = new Set<string>()) {
  if (seen.has(start)) return seen
  seen.add(start)
  for (const node of next(start)) reach(node, next, seen)
  return seen
}

if (process.argv[1]?.endsWith(join('islands', 'build-islands.ts'))) {
  const { files } = await buildIslands(process.cwd(), join(process.cwd(), '.next'))
  console.log(`Built ${Object.keys(files).length - 1} islands.`)
}
