import { isSafeHref } from './link'
import { linkedPath } from './linked-path'
import { endOf, type Redirect } from './redirects'
import { reservedFor } from './reserved-paths'

/** A line of a file of old addresses, as it was written. */
export interface RedirectRow {
  readonly line: number
  readonly from: string
  readonly to: string
}

export interface RedirectProblem {
  readonly line: number
  readonly column: 'from' | 'to'
  readonly message: string
}

/** What the website has now. */
export interface RedirectSite {
  readonly stored: readonly Redirect[]
  /** Titles of published pages by path. */
  readonly pages: ReadonlyMap<string, string>
}

export interface RedirectPlan {
  /** Addresses with a new target, each once. A target is a path or an address of another website. */
  readonly saved: readonly Redirect[]
  readonly unchanged: number
  readonly problems: readonly RedirectProblem[]
}

const LONGEST = 200

const PATH = /^\/[^\s?#"<>\\]*[^\s?#"<>\\/]$/

/** The path of an old address, which may be a whole one of any host. Null for none, and for one with a query. */
function oldPath(written: string): string | null {
  const address = written.trim()
  const isWhole = /^https?:\/\//i.test(address)
  if (isWhole && !URL.canParse(address)) return null
  const path = isWhole ? new URL(address).pathname + new URL(address).search : address
  const trimmed = path.replace(/\/+$/, '')
  return trimmed.length <= LONGEST && PATH.test(trimmed) ? trimmed : null
}

function problemOf(
  from: string | null,
  to: string,
  { pages }: RedirectSite,
): Omit<RedirectProblem, 'line'> | null {
  if (from === null) return { column: 'from', message: 'Write a path such as /specials, without a query.' }
  const resident = reservedFor(from)
  if (resident) return { column: 'from', message: `${from} is reserved for ${resident}. It cannot redirect.` }
  const title = pages.get(from)
  if (title !== undefined)
    return { column: 'from', message: `The page “${title}” is at ${from}. Move or unpublish it first.` }
  const isAddress = /^(\/|https?:\/\/)/i.test(to) && isSafeHref(to) && to.length <= LONGEST
  return isAddress ? null : { column: 'to', message: 'Write a path such as /search/kia, or https://…' }
}

/** What a file of old addresses changes. With a problem nothing may be saved. Targets pass through no other redirect. */
export function planRedirectImport(rows: readonly RedirectRow[], site: RedirectSite): RedirectPlan {
  const problems: RedirectProblem[] = []
  const asked = new Map<string, { to: string; line: number }>()
  for (const { line, from: written, to: target } of rows) {
    const [from, to] = [oldPath(written), target.trim()]
    const problem = problemOf(from, to, site)
    if (problem || from === null) {
      problems.push({ line, ...(problem as Omit<RedirectProblem, 'line'>) })
      continue
    }
    const before = asked.get(from)
    if (before && before.to !== to)
      problems.push({ line, column: 'from', message: `Line ${before.line} leads ${from} to ${before.to}.` })
    else asked.set(from, { to, line })
  }
  const known = new Map(site.stored.map(({ from, to }) => [from, to]))
  const all = new Map([
    ...known,
    ...[...asked].map(([from, { to }]) => [from, linkedPath(to) ?? to] as const),
  ])
  const saved: Redirect[] = []
  for (const [from, { to, line }] of asked) {
    const passed = linkedPath(to) ?? to
    const flat = endOf({ from, to: passed }, all)
    if (flat === null) problems.push({ line, column: 'to', message: `This comes back to ${from}.` })
    // A query or an anchor stays where no other redirect is passed.
    else saved.push({ from, to: flat === passed ? to : flat })
  }
  const changed = saved.filter(({ from, to }) => known.get(from) !== to)
  return {
    saved: changed,
    unchanged: saved.length - changed.length,
    problems: problems.toSorted((a, b) => a.line - b.line),
  }
}
