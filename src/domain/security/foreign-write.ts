interface AskedFor {
  readonly method: string
  readonly headers: Pick<Headers, 'get'>
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** According to the proxy that terminates TLS. */
export function isHttpsRequest(headers: AskedFor['headers']): boolean {
  return firstOf(headers.get('x-forwarded-proto')) === 'https'
}

/**
 * Whether a page of another site makes the visitor's browser write here, with the visitor's cookies (CSRF). Same-site
 * are the hosts of the request and the `trusted` origins. Programs send neither of the two headers, and only cookies
 * that they were given.
 */
export function isForeignWrite({ method, headers }: AskedFor, trusted: readonly string[] = []): boolean {
  if (READS.has(method)) return false
  if (headers.get('sec-fetch-site') === 'cross-site') return true
  const origin = headers.get('origin')
  if (origin === null || trusted.includes(origin)) return false
  return !isOwn(origin, headers)
}

function isOwn(origin: string, headers: AskedFor['headers']): boolean {
  if (!URL.canParse(origin)) return false
  const { protocol, host } = new URL(origin)
  if (protocol !== 'https:' && (protocol !== 'http:' || isHttpsRequest(headers))) return false
  return [headers.get('host'), firstOf(headers.get('x-forwarded-host'))].some(
    (own) => own !== null && hostOf(protocol, own) === host,
  )
}

/** Lower case, without the protocol's default port, as in an origin. */
function hostOf(protocol: string, host: string): string | null {
  const address = `${protocol}//${host}`
  return URL.canParse(address) ? new URL(address).host : null
}

/** The entry of the outermost proxy. */
const firstOf = (list: string | null) => list?.split(',')[0]?.trim() ?? null
