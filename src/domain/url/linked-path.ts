import { normaliseHost } from '../tenants/host'

const NONE: ReadonlySet<string> = new Set()

/** The part of a full address behind its host. Null if the host is not one of the website's own. */
function behindOwnHost(href: string, ownHosts: ReadonlySet<string>): string | null {
  if (ownHosts.size === 0 || !URL.canParse(href)) return null
  const { host, pathname } = new URL(href)
  return ownHosts.has(normaliseHost(host)) ? pathname : null
}

/**
 * The path of this website that a stored link opens, without query, anchor and last slash. Null for any other link. A full address counts
 * if its host is one of `ownHosts`, which are normalised.
 */
export function linkedPath(href: unknown, ownHosts: ReadonlySet<string> = NONE): string | null {
  if (typeof href !== 'string') return null
  const own = /^https?:\/\//i.test(href) ? behindOwnHost(href, ownHosts) : href
  if (own === null || !/^\/(?![/\\])/.test(own)) return null
  const path = own.split(/[?#]/, 1)[0] ?? ''
  return path.replace(/\/+$/, '') || '/'
}
