/**
 * A host as it is compared: lower case, without port, trailing dot and a leading `www.`. Gives '' for what can be no host
 * name, which then matches no tenant: also for the `-` that Next asks by while it builds, when there is no database to ask.
 */
export function normaliseHost(host: string): string {
  const name = host
    .trim()
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '')
    .replace(/^www\./, '')
  return name.length <= 253 && /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/.test(name) ? name : ''
}

/** The development address of a tenant: `southerncross` for `southerncross.localhost`; null for any other host. */
export function slugOfLocalHost(normalisedHost: string): string | null {
  return normalisedHost.match(/^([a-z0-9-]+)\.localhost$/)?.[1] ?? null
}
