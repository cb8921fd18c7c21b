/**
 * Normalises a host for comparison: lower case, without port, trailing dot and leading `www.`. Returns '' for an
 * invalid host name, which matches no tenant. One such name is `-`, which Next uses at build time, when there is no
 * database to query.
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

/** `southerncross` for `southerncross.localhost`; null for any other host. */
export function slugOfLocalHost(normalisedHost: string): string | null {
  return normalisedHost.match(/^([a-z0-9-]+)\.localhost$/)?.[1] ?? null
}
