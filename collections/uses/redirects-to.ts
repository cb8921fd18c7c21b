import type { Where } from 'payload'

interface Target {
  readonly paths: readonly string[]
  /** Of the website. */
  readonly hosts: ReadonlySet<string>
}

const writes = (part: string): Where => ({ to: { contains: part } })

/** The home page’s address has no words of its own: every path starts with it. */
const writesHome = (hosts: ReadonlySet<string>): Where[] => [
  { to: { equals: '/' } },
  ...['/?', '/#', ...hosts].map(writes),
]

/**
 * Narrows redirects, of which a website may have thousands, to those whose written address can lead to a document: the others need not be read.
 * Not all that remain do. A redirect that a page left when it moved does not hold the page: nobody wrote it.
 */
export function redirectsTo({ paths, hosts }: Target): Where {
  return { or: paths.flatMap((path) => (path === '/' ? writesHome(hosts) : [writes(path)])) }
}
