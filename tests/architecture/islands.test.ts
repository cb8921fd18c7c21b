import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { bundles } from '~/scripts/islands/bundles'
import { findIslands } from '~/scripts/islands/find-islands'

const ROOT = process.cwd()
const islands = Object.entries(findIslands(ROOT))

/** The product files that an island bundles for the browser, and the packages they import. */
async function browserFiles(file: string) {
  const { metafile } = await build({
    entryPoints: [file],
    absWorkingDir: ROOT,
    outdir: 'nowhere',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    tsconfig: join(ROOT, 'tsconfig.json'),
  })
  const inputs = Object.entries(metafile.inputs)
  return {
    files: inputs.map(([path]) => path),
    packages: inputs.flatMap(([, { imports }]) =>
      imports.filter(({ external }) => external).map(({ path }) => path),
    ),
  }
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** An island sees no React context from outside: it provides what it reads. */
const CONTEXTS: Readonly<Record<string, readonly string[]>> = {
  'stock-search': ['src/ui/search/search-context.ts'],
}

describe.each(islands)('the island %s', (name, file) => {
  it('is a client component under its own name', () => {
    const source = readFileSync(file, 'utf8')
    expect(source).toMatch(/^'use client'/)
    expect(source).toContain(`export default island('${name}', `)
  })

  it('uses no module of Next, Payload or zod, no useId and no outside context', async () => {
    const { files, packages } = await browserFiles(file)
    expect(packages.filter((each) => /^(next|payload|@payloadcms)(\/|$)/.test(each))).toEqual([])
    expect(packages.filter((each) => each === 'zod')).toEqual([])
    expect(files.filter((each) => /\buseId\(/.test(read(each)))).toEqual([])
    const own = ['src/ui/island/island.tsx', ...(CONTEXTS[name] ?? [])]
    expect(files.filter((each) => /\bcreateContext\b/.test(read(each))).sort()).toEqual(own)
  })

  it('never writes HTML past React', async () => {
    const { files } = await browserFiles(file)
    const behind = /innerHTML|insertAdjacentHTML|outerHTML|dangerouslySetInnerHTML|document\.write\(/
    expect(files.filter((each) => behind.test(read(each)))).toEqual([])
  })
})

it('every island in a bundle exists and is in only one bundle', () => {
  const bundled = Object.values(bundles).flat()
  expect(bundled.filter((name) => !islands.some(([known]) => known === name))).toEqual([])
  expect(new Set(bundled).size).toBe(bundled.length)
})
