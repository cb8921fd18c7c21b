import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const ROOT = resolve(__dirname, '../..')
const CRUISER = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')

const TARGETS = [
  'payload.config.ts',
  'blocks/configs.ts',
  'blocks/faq/island.tsx',
  'blocks/hero/island.tsx',
  'blocks/render-blocks.tsx',
  'collections/fields/link-fields.ts',
  'collections/pages/config.ts',
  'src/app/route-parts.ts',
  'src/domain/money.ts',
  'src/env.ts',
  'src/payload-types.ts',
  'src/server/cache/expire-tags.ts',
  'src/server/clients/database.ts',
  'src/server/stock/list-stock.ts',
  'src/ui/card.tsx',
  'tenants-seed/plant.ts',
]

const PACKAGES = { dependencies: { pg: '1', react: '1', zod: '1' }, devDependencies: { 'fast-check': '1' } }
const PACKAGE_NAMES = Object.values(PACKAGES).flatMap(Object.keys)

/** Importer, import, and the rule that refuses it (null: allowed). */
const CASES: [string, string, string | null][] = [
  ['src/domain/a.ts', '@/domain/money', null],
  ['src/domain/b.ts', '@/server/clients/database', 'domain'],
  ['src/domain/c.ts', 'zod', 'domain'],
  ['src/domain/d.ts', 'node:fs', 'domain'],
  ['src/domain/e.test.ts', '@/server/clients/database', null],
  ['src/ui/a.tsx', '@/domain/money', null],
  ['src/ui/b.tsx', 'react', null],
  ['src/ui/c.tsx', '@/server/stock/list-stock', 'ui'],
  ['src/ui/d.tsx', '@/env', 'ui'],
  ['src/ui/e.tsx', 'pg', 'ui'],
  ['src/server/stock/a.ts', '@/env', null],
  ['src/server/stock/b.ts', 'pg', null],
  ['src/server/stock/c.ts', '@payload-config', 'server'],
  ['src/server/stock/d.ts', '@/ui/card', 'server'],
  ['src/server/stock/e.ts', '~/collections/pages/config', 'server'],
  ['src/server/clients/a.ts', '@payload-config', null],
  ['src/server/clients/b.ts', '@/app/route-parts', 'server-clients'],
  ['blocks/a/config.ts', '~/collections/fields/link-fields', null],
  ['blocks/b/config.ts', '~/collections/pages/config', 'block-config'],
  ['blocks/c/config.ts', '@/server/stock/list-stock', 'block-config'],
  ['blocks/a/load.ts', '@/server/stock/list-stock', null],
  ['blocks/b/load.ts', '@/ui/card', 'block-load'],
  ['blocks/faq/view.tsx', './island', null],
  ['blocks/b/view.tsx', '~/blocks/hero/island', 'block-view'],
  ['blocks/c/view.tsx', '@/server/stock/list-stock', 'block-view'],
  ['blocks/other.ts', '@/env', 'block-registry'],
  ['collections/a/config.ts', '~/blocks/configs', null],
  ['collections/b/config.ts', '@/server/cache/expire-tags', null],
  ['collections/c/config.ts', '@/server/stock/list-stock', 'collections'],
  ['collections/d/config.ts', '@/env', 'collections'],
  ['collections/e/config.ts', 'node:path', null],
  ['collections/a/hooks/rename.ts', '@/server/stock/list-stock', null],
  ['collections/b/hooks/rename.ts', '@/ui/card', 'collection-hooks'],
  ['collections/a/endpoints/rename.ts', '@/server/stock/list-stock', null],
  ['collections/b/endpoints/rename.ts', '@/ui/card', 'collection-hooks'],
  ['src/app/a.tsx', '~/blocks/render-blocks', null],
  ['src/app/b.tsx', '~/blocks/configs', 'app'],
  ['src/app/c.tsx', 'pg', 'app'],
  ['src/app/d.tsx', '@payload-config', 'app'],
  ['src/app/(payload)/a.tsx', '@payload-config', null],
  ['src/app/(payload)/b.tsx', '@/server/stock/list-stock', 'app-payload'],
  ['src/start.ts', '@/ui/card', 'src-root'],
  ['tenants-seed/a.ts', '~/collections/pages/config', null],
  ['tenants-seed/b.ts', '@/app/route-parts', 'seed-without-routes'],
  ['payload.other.ts', './tenants-seed/plant', 'no-seed-in-product'],
  ['scripts/a.ts', '../tenants-seed/plant', null],
  ['src/server/a.ts', 'fast-check', 'no-development-packages'],
  ['src/server/b.ts', './nowhere', 'no-unresolved'],
  ['src/domain/one.ts', './other', 'no-cycles'],
]

function writeTree(root: string) {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  for (const path of TARGETS) write(path, 'export const value = 1\n')
  for (const [path, target] of CASES)
    write(path, `import type { value } from '${target}'\nexport type Value = value\n`)
  write('src/domain/other.ts', "import './one'\n")
  write('package.json', JSON.stringify(PACKAGES))
  for (const name of PACKAGE_NAMES) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }))
    write(`node_modules/${name}/index.js`, '')
  }
}

interface Report {
  summary: { violations: { from: string; rule: { name: string } }[] }
}

function cruise(root: string): Report {
  const places = ['src', 'blocks', 'collections', 'tenants-seed', 'scripts', 'payload.other.ts']
  const args = [CRUISER, '--config', join(ROOT, '.dependency-cruiser.cjs'), '-T', 'json', ...places]
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  if (!stdout) throw new Error(`dependency-cruiser said: ${stderr}`)
  return JSON.parse(stdout)
}

describe('import boundaries', () => {
  let root: string
  let refused: Record<string, string[]>

  beforeAll(() => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'forecourt-boundaries-')))
    writeTree(root)
    refused = {}
    for (const { from, rule } of cruise(root).summary.violations) {
      refused[from] = [...(refused[from] ?? []), rule.name]
    }
  })

  afterAll(() => rmSync(root, { recursive: true, force: true }))

  it.each(CASES.filter(([, , rule]) => rule === null))('allow %s to import %s', (from) => {
    expect(refused[from]).toBeUndefined()
  })

  it.each(CASES.filter(([, , rule]) => rule !== null))('stop %s from importing %s (%s)', (from, _, rule) => {
    expect(refused[from]).toContain(rule)
  })

  it('have a failing case for every rule', () => {
    const { forbidden } = jest.requireActual<{ forbidden: { name: string }[] }>(
      '../../.dependency-cruiser.cjs',
    )
    const proven = new Set(CASES.map(([, , rule]) => rule))
    expect(forbidden.map(({ name }) => name).filter((name) => !proven.has(name))).toEqual([])
  })
})
