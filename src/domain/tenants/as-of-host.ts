/** Shows the website as of another time. next.config.mjs adds its value to the host of the internal route. */
export const AS_OF_COOKIE = 'forecourt-as-of'

/** Below it are the addresses that start and end it. */
export const AS_OF = '/as-of'

/** Ends it. */
export const AS_OF_STOP = `${AS_OF}/stop`

/** The two parts of an internal route's host: `dealer.example~token` is the website as of another time. Null for no token. */
export function splitAsOfHost(host: string): { host: string; token: string | null } {
  const at = host.indexOf('~')
  return at < 0 ? { host, token: null } : { host: host.slice(0, at), token: host.slice(at + 1) }
}
