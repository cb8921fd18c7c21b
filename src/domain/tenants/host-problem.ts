/** Hosts at which the admin answers, besides those that are its own by name. */
export type AdminHosts = readonly string[]

/**
 * Why no website can have a host, as a sentence; null when one can. Next leads a request to the admin or to a website by its host
 * alone (next.config.mjs), so a website there would never show.
 */
export function hostProblem(host: string, adminHosts: AdminHosts = []): string | null {
  if (host === 'localhost' || /^(?:\d+\.)+\d+$/.test(host)) {
    return `${host} is the machine itself, not a domain. Give a domain name such as "example.com.au".`
  }
  if (host.startsWith('admin.') || adminHosts.includes(host)) {
    return `${host} is where the admin answers, so no website would show there. Give another domain.`
  }
  return null
}

/** What a website cannot be called, since of its address in development `<slug>.localhost` the same is true. */
export function slugProblem(slug: string): string | null {
  return slug === 'admin' || slug === 'www'
    ? `${slug}.localhost is where the admin answers, so the website would not show there. Choose another slug.`
    : null
}
