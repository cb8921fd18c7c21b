export interface CanonicalSetting {
  canonicalHost: string | null
  redirectToCanonical: boolean
}

function nameOf(host: string): string {
  return host
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '')
}

/** Null on any other host. */
export function canonicalOrigin({ canonicalHost }: Pick<CanonicalSetting, 'canonicalHost'>, host: string) {
  return canonicalHost && nameOf(host) === canonicalHost ? `https://${canonicalHost}` : null
}

/**
 * The URL to redirect a request to, or null for no redirect. Other domains redirect, including `www.`. A development
 * host (`slug.localhost`) does not, or the site could not be viewed before its domain points here.
 */
export function canonicalUrl(setting: CanonicalSetting, host: string, pathAndQuery: string): string | null {
  const { canonicalHost, redirectToCanonical } = setting
  const requested = nameOf(host)
  if (
    !redirectToCanonical ||
    !canonicalHost ||
    requested === canonicalHost ||
    requested.endsWith('.localhost')
  )
    return null
  return `https://${canonicalHost}${pathAndQuery}`
}
