/** What of a tenant decides whether a request is sent on to its canonical domain. */
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

/** `https://` and the tenant's canonical domain, when the request's host is that very domain; null under any other name. */
export function canonicalOrigin({ canonicalHost }: Pick<CanonicalSetting, 'canonicalHost'>, host: string) {
  return canonicalHost && nameOf(host) === canonicalHost ? `https://${canonicalHost}` : null
}

/**
 * The address a request should have had, or null when it is right as it is. Only domains are sent on, `www.` among them:
 * a development host (`slug.localhost`) stays, or nobody could look at the site before its domain points here.
 */
export function canonicalUrl(setting: CanonicalSetting, host: string, pathAndQuery: string): string | null {
  const { canonicalHost, redirectToCanonical } = setting
  const asked = nameOf(host)
  if (!redirectToCanonical || !canonicalHost || asked === canonicalHost || asked.endsWith('.localhost'))
    return null
  return `https://${canonicalHost}${pathAndQuery}`
}
