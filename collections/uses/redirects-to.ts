import type { Where } from 'payload'

interface Target {
  readonly collection: string
  readonly id: number | string
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
 * Narrows redirects, of which a website may have thousands, to those that can lead to a document: the others need not be read. Not all that
 * remain do.
 */
export function redirectsTo({ collection, id, paths, hosts }: Target): Where {
  const followed: Where[] = collection === 'pages' ? [{ page: { equals: id } }] : []
  const written = paths.flatMap((path) => (path === '/' ? writesHome(hosts) : [writes(path)]))
  return { or: [...followed, ...written] }
}
