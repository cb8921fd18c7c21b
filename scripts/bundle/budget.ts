import type { PageWeight } from './first-load'

export const EMPTY_PAGE = '/sites/[host]/empty-page'
const SHOPPER_PAGES = '/sites/'
const CONTENT_PAGES = '/sites/[host]/[[...path]]'

/** Bytes of gzipped JavaScript that a page may add to what the framework costs every page. */
const CONTENT_BUDGET = 30_000
const SHOPPER_BUDGET = 60_000

export interface Verdict extends PageWeight {
  /** Bytes more than the empty page of the same build. */
  added: number
  budget: number
  over: boolean
}

/**
 * Holds every shopper page against its budget, heaviest first. Throws when the build has no empty page to compare with, or
 * no page that shoppers see: then something else was measured.
 */
export function judgePages(pages: PageWeight[]): { empty: PageWeight; verdicts: Verdict[] } {
  const empty = pages.find(({ route }) => route === EMPTY_PAGE)
  const shopperPages = pages.filter(({ route }) => route.startsWith(SHOPPER_PAGES) && route !== EMPTY_PAGE)
  if (!empty || shopperPages.length === 0)
    throw new Error('The build holds no empty page or no page to compare.')
  const verdicts = shopperPages.map((page) => {
    const added = page.bytes - empty.bytes
    const budget = page.route === CONTENT_PAGES ? CONTENT_BUDGET : SHOPPER_BUDGET
    return { ...page, added, budget, over: added > budget }
  })
  return { empty, verdicts: verdicts.sort((a, b) => b.added - a.added) }
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`.padStart(10)

/** The verdicts as lines for the terminal. */
export function formatVerdicts({ empty, verdicts }: ReturnType<typeof judgePages>): string {
  const width = Math.max(...verdicts.map(({ route }) => route.length), empty.route.length)
  const lines = verdicts.map(
    ({ route, bytes, added, budget, over }) =>
      `${route.padEnd(width)}${kilobytes(bytes)}${kilobytes(added)}${kilobytes(budget)}${over ? '  OVER' : ''}`,
  )
  return [
    'First-load JavaScript of shoppers’ pages (gzip, 1 KB = 1000 bytes)',
    `${'page'.padEnd(width)}${'all'.padStart(10)}${'adds'.padStart(10)}${'budget'.padStart(10)}`,
    `${empty.route.padEnd(width)}${kilobytes(empty.bytes)}`,
    ...lines,
  ].join('\n')
}
