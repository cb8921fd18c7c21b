import type { TenantContext } from './tenant-context'

/** Origin of the address that a website says it has (ENT-16); null without one, and for one that is no http(s) address. */
export function configuredOrigin(siteBaseUrl: string | null): string | null {
  if (!siteBaseUrl || !URL.canParse(siteBaseUrl)) return null
  const { protocol, origin } = new URL(siteBaseUrl)
  return /^https?:$/.test(protocol) ? origin : null
}

/**
 * Where a website is reached from outside, for what leaves the browser, such as paper: its configured address, else its canonical
 * domain, else the name it was asked under. `port` is the web server's, for development names (`slug.localhost`).
 */
export function siteOrigin(
  { siteBaseUrl, canonicalHost }: Pick<TenantContext, 'siteBaseUrl' | 'canonicalHost'>,
  host: string,
  port: number,
): string {
  const configured = configuredOrigin(siteBaseUrl)
  if (configured) return configured
  if (canonicalHost) return `https://${canonicalHost}`
  const name = host.replace(/:\d+$/, '')
  return name.endsWith('.localhost') ? `http://${name}:${port}` : `https://${name}`
}
