/** Who sends a request, as far as its headers tell. */
export interface Caller {
  /** Their address, as text; '' when nothing tells it. */
  readonly address: string
  /** Whether they sit at this very machine: no proxy brought them, and they asked for a name of the machine itself. */
  readonly isLocal: boolean
}

interface Way {
  /** The other end of the connection; null where the server does not tell. */
  readonly peer: string | null
  /** `X-Forwarded-For`: what each proxy on the way saw, the nearest one's last. */
  readonly forwarded: string | null
  readonly host: string | null
  /** Tells the public addresses of our own proxies. */
  readonly isTrusted?: (address: string) => boolean
}

const LOOPBACK = /^(?:127(?:\.\d+){3}|::1)$/
const PRIVATE = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|f[cd][\da-f]{2}:|fe80:)/
const LOCAL_HOST = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i

/** Without port and brackets, and IPv4 within IPv6 as IPv4. */
const plain = (address: string) =>
  address
    .trim()
    .toLowerCase()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/, '')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')

/**
 * Who calls. A peer in a private network, or at a trusted address, is a proxy of ours. It says whom it saw, which may be another proxy of
 * ours; what anybody else says of others is not believed.
 */
export function callerOf({ peer, forwarded, host, isTrusted = () => false }: Way): Caller {
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

/** What is counted together: an IPv4 address, or the network of an IPv6 one, whose owner has all addresses within (`/64`). */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [left = [], right = []] = address.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, GROUPS - left.length - right.length)).fill('0')
  return `${[...left, ...zeros, ...right].slice(0, GROUPS_OF_A_NETWORK).join(':')}::/64`
}
