interface Site {
  readonly slug: string
  /** Its domain, if it has one. */
  readonly host: string | null
}

/**
 * Returns the website's address: its domain, or `<slug>.localhost` where the admin itself runs on this computer. `adminHost` has the port. Returns
 * null without a domain.
 */
export function siteAddress({ slug, host }: Site, adminHost: string): string | null {
  const [hostname, port] = adminHost.split(':')
  if (hostname === 'localhost') return `http://${slug}.localhost${port ? `:${port}` : ''}/`
  return host && `https://${host}/`
}
