import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build, type Metafile, type Plugin } from 'esbuild'
import { bundleOf, SITE } from './bundles'
import { findIslands } from './find-islands'

/** Modules that load when a shopper presses a button. All other dynamic imports count in a page's budget. */
const PRESSED: readonly string[] = [
  'src/ui/gallery/viewer/PhotoViewer.tsx',
  'src/ui/gallery/video/VideoDialog.tsx',
]
/** Browsers cache the files of Next's static folder as immutable. */
const FOLDER = join('static', 'islands')
/** The web server reads the loader's URL from this file; the budget reads what each island loads. */
export const MANIFEST = 'islands.json'

export interface IslandsManifest {
  readonly loader: string
  /**
   * The files of the loader and of each island by name: static imports, and the dynamic ones that load without
   * a press.
   */
  readonly files: Readonly<Record<string, readonly string[]>>
  /** The same for islands with everything opened: including all that they import dynamically. */
  readonly opened: Readonly<Record<string, readonly string[]>>
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
  const files = [...loader.outputFiles, ...result.outputFiles]
  const hash = createHash('sha256')
  for (const { path, contents } of files) hash.update(basename(path)).update(contents)
  const version = hash.digest('base64url').slice(0, 12)
  const folder = join(buildFolder, FOLDER, version)
  rmSync(join(buildFolder, FOLDER), { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { path, contents } of files) writeFileSync(join(folder, basename(path)), contents)
  const manifest: IslandsManifest = {
    loader: `/_next/${FOLDER}/${version}/loader.js`,
    files: {
      loader: [join(FOLDER, version, 'loader.js')],
      ...filesOf(result.metafile, Object.keys(islands), join(FOLDER, version), PRESSED),
    },
    opened: filesOf(result.metafile, Object.keys(islands), join(FOLDER, version), []),
  }
  writeFileSync(join(buildFolder, MANIFEST), JSON.stringify(manifest))
  return manifest
}

const BUNDLE = 'bundle:'

const bundlesByIsland = (islands: readonly string[]) =>
  Object.fromEntries(
    islands.map((name) => [name, bundleOf(name)]).filter(([name, bundle]) => name !== bundle),
  )

/**
 * Creates the module of each bundle: `hydrate` and its islands by name. Every bundle also contains the site's
 * islands: esbuild puts what all bundles contain into one file, and would otherwise split the rest by each
 * set of bundles that share a module.
 */
function bundlesOf(islands: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'bundles-of-islands',
    setup({ onResolve, onLoad, initialOptions }) {
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

/** Returns the files that the browser loads for each island: its bundle and the bundle's imports without `left`. */
function filesOf({ outputs }: Metafile, names: readonly string[], folder: string, left: readonly string[]) {
  const byName = new Map(Object.entries(outputs).map(([path, output]) => [basename(path), output]))
  const collect = (file: string, seen: Set<string>) => {
    const output = byName.get(file)
    if (seen.has(file) || left.includes(output?.entryPoint ?? '')) return seen
    seen.add(file)
    for (const { path } of output?.imports ?? []) collect(basename(path), seen)
    return seen
  }
  return Object.fromEntries(
    names.map((name) => [
      name,
      [...collect(`${bundleOf(name)}.js`, new Set())].map((file) => join(folder, file)),
    ]),
  )
}

if (process.argv[1]?.endsWith(join('islands', 'build-islands.ts'))) {
  const { files } = await buildIslands(process.cwd(), join(process.cwd(), '.next'))
  console.log(`Built ${Object.keys(files).length - 1} islands.`)
}
