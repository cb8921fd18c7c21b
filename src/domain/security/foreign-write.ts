interface AskedFor {
  readonly method: string
  readonly headers: Pick<Headers, 'get'>
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether the visitor's browser speaks https, as the proxy in front that ends TLS says. */
export function cameByHttps(headers: AskedFor['headers']): boolean {
  return firstOf(headers.get('x-forwarded-proto')) === 'https'
}

/**
 * Whether a page of another site makes the visitor's browser write here, with the visitor's cookies. Own are the hosts that the
 * request came to, and the origins `trusted`. Programs send neither of the two headers, and no cookie that they were not given.
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
  if (protocol !== 'https:' && (protocol !== 'http:' || cameByHttps(headers))) return false
  return [headers.get('host'), firstOf(headers.get('x-forwarded-host'))].some(
    (own) => own !== null && hostOf(protocol, own) === host,
  )
}

/** A host as origins write it: in lower case, without the protocol's own port. */
function hostOf(protocol: string, host: string): string | null {
  const address = `${protocol}//${host}`
  return URL.canParse(address) ? new URL(address).host : null
}

/** Of what several proxies wrote, what the outermost did. */
const firstOf = (list: string | null) => list?.split(',')[0]?.trim() ?? null
