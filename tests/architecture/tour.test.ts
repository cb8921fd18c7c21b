import { dirname, join } from 'node:path/posix'
import { exists, filesOf, ROOMS, readSource } from './source-files'

/** A path in backticks, with an export after `#`: `src/domain/finance/repayments/annuity.ts#exactRepayment`. */
const NAMED =
  /`((?:\.github|src|blocks|collections|tenants-seed|scripts|tests|bench|migrations|docs|public)\/[^`\s]*)`/g
/** A file that the sentence around it places: `landing-texts.ts`, `payload.config.ts`. */
const FILE_NAMED = /`([^`\s]*\.(?:tsx?|mjs|cjs|css))`/g
const LINKED = /\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)/g
/** Where a path stops naming one file: `blocks/<block>/view.tsx`, `src/ui/*.island.tsx`. */
const PATTERN = /[*<{…]/

const SUPERSEDED = /^Date: .* Status: superseded/m

const pages = ['README.md', 'CONTRIBUTING.md', ...filesOf(['docs']).filter((path) => path.endsWith('.md'))]
const current = pages.filter((path) => !SUPERSEDED.test(readSource(path)))

/** The export as TypeScript or JavaScript writes it. */
function exportsName(source: string, name: string): boolean {
  const word = name.replaceAll('$', '\\$')
  const declared = new RegExp(
    `^export (?:default )?(?:abstract )?(?:async )?(?:function\\*?|const|let|class|interface|type|enum) ${word}\\b`,
    'm',
  )
  const listed = new RegExp(`^export (?:type )?\\{[^}]*\\b${word}\\b[^}]*\\}`, 'm')
  return declared.test(source) || listed.test(source)
}

/** What is wrong with a path as a page writes it; null when nothing is. */
function problemOf(written: string): string | null {
  const [path = '', name] = written.split('#')
  const pattern = path.search(PATTERN)
  const found = pattern < 0 ? path : path.slice(0, path.lastIndexOf('/', pattern))
  if (!exists(found)) return `${written}: there is no ${found}`
  if (name && !exportsName(readSource(path), name)) return `${written}: ${path} does not export ${name}`
  return null
}

const endings = new Set(
  filesOf(ROOMS).flatMap((path) => {
    const folders = path.split('/')
    return folders.map((_, index) => folders.slice(index).join('/'))
  }),
)

/** Whether a file of the repository has the name, or a path that ends so. */
const isFile = (name: string) => PATTERN.test(name) || endings.has(name) || exists(name)

const fileNamesIn = (page: string) => [...readSource(page).matchAll(FILE_NAMED)].map(([, name]) => name ?? '')

const namedIn = (page: string) => [...readSource(page).matchAll(NAMED)].map(([, written]) => written ?? '')

/** The anchors that GitHub gives the headings of a page. */
function anchorsOf(page: string): string[] {
  return [...readSource(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

function linkProblem(page: string, target: string, anchor: string | undefined): string | null {
  const path = target === '' ? page : join(dirname(page), target)
  if (!exists(path)) return `${target}: there is no ${path}`
  if (anchor && path.endsWith('.md') && !anchorsOf(path).includes(anchor)) {
    return `${path} has no heading #${anchor}`
  }
  return null
}

describe('The documents', () => {
  it.each(current.map((page) => [page]))('name only files and exports that exist: %s', (page) => {
    expect(namedIn(page).map(problemOf).filter(Boolean)).toEqual([])
  })

  it.each(current.map((page) => [page]))('name only files of the repository: %s', (page) => {
    expect(fileNamesIn(page).filter((name) => !isFile(name))).toEqual([])
  })

  it.each(pages.map((page) => [page]))('link only to pages and headings that exist: %s', (page) => {
    const links = [...readSource(page).matchAll(LINKED)]
    const problems = links.map(([, target = '', anchor]) => linkProblem(page, target, anchor))
    expect(problems.filter(Boolean)).toEqual([])
  })

  it.each([['docs/tour.md'], ['docs/glossary.md'], ['docs/architecture.md']])(
    'name exports that a test can look up: %s',
    (page) => {
      expect(namedIn(page).some((written) => written.includes('#'))).toBe(true)
    },
  )

  it('are all listed in docs/README.md', () => {
    const index = readSource('docs/README.md')
    const listed = pages.filter((page) => /^docs\/[^/]+\.md$/.test(page) && page !== 'docs/README.md')
    expect(listed.filter((page) => !index.includes(`](${page.slice('docs/'.length)})`))).toEqual([])
  })
})

describe('A path in a document', () => {
  it('is refused when the file is missing', () => {
    expect(problemOf('src/domain/finance/no-such-file.ts')).toContain('there is no')
  })

  it('is refused when the file does not export the name', () => {
    expect(problemOf('src/domain/finance/repayments/annuity.ts#noSuchName')).toContain(
      'does not export noSuchName',
    )
  })

  it('is accepted with a name that the file exports', () => {
    expect(problemOf('src/domain/finance/repayments/annuity.ts#exactRepayment')).toBeNull()
  })

  it('is accepted as a pattern when its folder exists', () => {
    expect(problemOf('blocks/<block>/view.tsx')).toBeNull()
  })
})

describe('A file name in a document', () => {
  it('is refused when no file has it', () => {
    expect(isFile('landing-words.ts')).toBe(false)
    expect(isFile('stock/search/no-such-file.ts')).toBe(false)
  })

  it('is accepted by the end of a path, at the root and as a pattern', () => {
    expect(isFile('search/page/landing-texts.ts')).toBe(true)
    expect(isFile('payload.config.ts')).toBe(true)
    expect(isFile('<tool>.island.tsx')).toBe(true)
  })
})
