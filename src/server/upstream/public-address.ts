import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** All that is assigned to the public internet. It leaves out old forms that the library does not know, such as `::127.0.0.1`. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3')

/** Whether an IP address belongs to the public internet, and not to this machine, its network or a cloud's metadata service. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || !ipaddr.isValid(address)) return false
  // An IPv4 address written as IPv6 (`::ffff:10.0.0.1`) is checked as what it is.
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST)
}
