import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { findIslands } from '../islands/find-islands'

/** Islands never come from server code or packages, so their imports are not followed. */
const beyond: Plugin = {
  name: 'beyond-the-page',
  setup({ onResolve }) {
    onResolve({ filter: /^@\/(server|env|payload-types)|^@payload-config$|\.css$/ }, ({ path }) => ({
      path,
      external: true,
    }))
  },
}

/** Returns the names of all islands that the modules can render, by following their imports. */
export async function islandsOf(root: string, modules: readonly string[]): Promise<readonly string[]> {
  const names = new Map(Object.entries(findIslands(root)).map(([name, file]) => [file, name]))
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: modules.map((module) => join(root, module)),
    outdir: join(root, '.next'),
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    tsconfig: join(root, 'tsconfig.json'),
    plugins: [beyond],
    logLevel: 'warning',
  })
  return Object.keys(metafile.inputs).flatMap((file) => names.get(join(root, file)) ?? [])
}
