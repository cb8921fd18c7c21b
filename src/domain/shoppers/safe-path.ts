const LONGEST = 1500
const OWN = 'https://own.invalid'

/**
 * A path and query of this website, from an address that anybody may have written; null for any other place. A browser reads `/\` and
 * tabs in ways that lead to other hosts, so they are refused. An absolute URL on the website's own host counts as its path.
 */
export function safePath(address: string | null, ownHost: string | null = null): string | null {
  if (!address || address.length > LONGEST || /[\p{Cc}\\]/u.test(address)) return null
  if (!address.startsWith('/')) return ownHost === null ? null : pathOnHost(address, ownHost)
  if (address.startsWith('//') || !URL.canParse(address, OWN)) return null
  const url = new URL(address, OWN)
  const path = url.pathname + url.search + url.hash
  return url.origin === OWN && !path.startsWith('//') ? path : null
}

function pathOnHost(address: string, ownHost: string): string | null {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null
  const { host, pathname, search, hash } = new URL(address)
  return host === ownHost.toLowerCase() ? safePath(pathname + search + hash) : null
}
