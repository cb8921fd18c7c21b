import type { TenantContext } from './tenant-context'

/** ENT-16. Null without an http(s) URL. */
export function configuredOrigin(siteBaseUrl: string | null): string | null {
  if (!siteBaseUrl || !URL.canParse(siteBaseUrl)) return null
  const { protocol, origin } = new URL(siteBaseUrl)
  return /^https?:$/.test(protocol) ? origin : null
}

/**
 * A website's public origin, for links outside the browser, such as on paper: its configured URL, else its canonical
 * domain, else the request's host. `port` is the web server's, for development hosts (`slug.localhost`).
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
