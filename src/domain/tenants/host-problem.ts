/** In addition to the hosts recognised by name. */
export type AdminHosts = readonly string[]

/**
 * Why a website cannot have this host, as a sentence; null if it can. Next routes a request to the admin or to a
 * website by host alone (next.config.mjs), so a website at such a host would never be served.
 */
export function hostProblem(host: string, adminHosts: AdminHosts = []): string | null {
  if (host === 'localhost' || /^(?:\d+\.)+\d+$/.test(host)) {
    return `${host} is the server itself, not a domain. Enter a domain name such as "example.com.au".`
  }
  if (host.startsWith('admin.') || adminHosts.includes(host)) {
    return `${host} is the admin’s domain, so it cannot show a website. Enter another domain.`
  }
  return null
}

/** The development host of a website is `<slug>.localhost`. */
export function slugProblem(slug: string): string | null {
  return slug === 'admin' || slug === 'www'
    ? `${slug}.localhost is the admin’s domain, so it cannot show the website. Choose another slug.`
    : null
}
