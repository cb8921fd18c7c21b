import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { weighPages } from './first-load'

const chunks = { root: randomBytes(9000), router: randomBytes(3000), island: randomBytes(5000) }
const gzipped = (...names: (keyof typeof chunks)[]) =>
  names.reduce((sum, name) => sum + gzipSync(chunks[name]).byteLength, 0)

const PAGES = {
  '/(measuring)/sites/[host]/empty-page/page': '/sites/[host]/empty-page',
  '/sites/[host]/search/page': '/sites/[host]/search',
  '/sites/[host]/api/stock/search/route': '/sites/[host]/api/stock/search',
}

/** As Next 16 writes it: a program that fills a global. */
function clientManifest(page: string, moduleChunks: string[], entryChunks: string[]) {
  const manifest = {
    clientModules: { 'node_modules/next/router.js': { chunks: moduleChunks, async: false } },
    entryJSFiles: { '[project]/src/app/layout': entryChunks },
  }
  return `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["${page}"] = ${JSON.stringify(manifest)}`
}

describe('weighing the pages of a build', () => {
  let build: string

  beforeAll(() => {
    build = mkdtempSync(join(tmpdir(), 'forecourt-build-'))
    const write = (path: string, content: string | Buffer) => {
      mkdirSync(dirname(join(build, path)), { recursive: true })
      writeFileSync(join(build, path), content)
    }
    for (const [name, content] of Object.entries(chunks)) write(`static/chunks/${name}.js`, content)
    write('build-manifest.json', JSON.stringify({ rootMainFiles: ['static/chunks/root.js'] }))
    write('app-path-routes-manifest.json', JSON.stringify(PAGES))
    const router = ['/_next/static/chunks/router.js']
    const [empty, search, api] = Object.keys(PAGES) as [string, string, string]
    write(`server/app${empty}_client-reference-manifest.js`, clientManifest(empty, router, []))
    const islands = ['static/chunks/island.js', 'static/chunks/router.js', 'static/chunks/styles.css']
    write(`server/app${search}_client-reference-manifest.js`, clientManifest(search, router, islands))
    write(`server/app${api}_client-reference-manifest.js`, clientManifest(api, router, []))
  })

  afterAll(() => rmSync(build, { recursive: true, force: true }))

  it('counts the framework and each client component of a page once, and no styles', () => {
    expect(weighPages(build)).toEqual([
      { route: '/sites/[host]/empty-page', bytes: gzipped('root', 'router') },
      { route: '/sites/[host]/search', bytes: gzipped('root', 'router', 'island') },
    ])
  })

  it('throws when the build is not as it knows it', () => {
    writeFileSync(join(build, 'build-manifest.json'), JSON.stringify({ rootMainFiles: [] }))
    expect(() => weighPages(build)).toThrow('rootMainFiles')
  })
})
