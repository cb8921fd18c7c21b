import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The addresses assigned to the public internet. Excludes deprecated forms that the library accepts, such as `::127.0.0.1`. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3')

/** Whether an IP address is on the public internet, and not on this machine, its network or a cloud's metadata service. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || !ipaddr.isValid(address)) return false
  // An IPv4 address written as IPv6 (`::ffff:10.0.0.1`) is checked as IPv4.
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST)
}
