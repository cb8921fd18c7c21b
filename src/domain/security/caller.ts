export interface Caller {
  /** Empty if unknown. */
  readonly address: string
  /** No proxy forwarded the request, and its host is a local name. */
  readonly isLocal: boolean
}

interface Connection {
  /** Null if the server does not expose it. */
  readonly peer: string | null
  /** `X-Forwarded-For`: the addresses that each proxy saw; the nearest proxy's entry is last. */
  readonly forwarded: string | null
  readonly host: string | null
  /** Recognises the public addresses of our own proxies. */
  readonly isTrusted?: (address: string) => boolean
}

const LOOPBACK = /^(?:127(?:\.\d+){3}|::1)$/
const PRIVATE = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|f[cd][\da-f]{2}:|fe80:)/
const LOCAL_HOST = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i

/** Strips port and brackets, and converts IPv4-mapped IPv6 to IPv4. */
const plain = (address: string) =>
  address
    .trim()
    .toLowerCase()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/, '')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')

/**
 * Identifies the caller. A peer with a private or trusted address is one of our proxies. Its forwarded address is
 * believed, and may be another of our proxies. Forwarded addresses from anyone else are ignored.
 */
export function callerOf({ peer, forwarded, host, isTrusted = () => false }: Connection): Caller {
  const seen = (forwarded ?? '').split(',').map(plain).filter(Boolean)
  const nearest = plain(peer ?? '') || (seen.at(-1) ?? '')
  const isOurs = (address: string) => LOOPBACK.test(address) || PRIVATE.test(address) || isTrusted(address)
  const seenByOurs = seen.findLast((address) => !isOurs(address)) ?? seen.at(-1)
  return {
    address: isOurs(nearest) ? (seenByOurs ?? nearest) : nearest,
    isLocal: [nearest, ...seen].every((address) => LOOPBACK.test(address)) && LOCAL_HOST.test(host ?? ''),
  }
}

const GROUPS = 8
const GROUPS_OF_A_NETWORK = 4

/** The unit of rate limits. IPv6 addresses count by `/64`, because one subscriber has the whole network. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [left = [], right = []] = address.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, GROUPS - left.length - right.length)).fill('0')
  return `${[...left, ...zeros, ...right].slice(0, GROUPS_OF_A_NETWORK).join(':')}::/64`
}
