import { BlockList, isIP } from 'node:net'
import { type Caller, callerOf } from '@/domain/security/caller'
import { env } from '@/env'
import { PEER_HEADER } from './peer.mjs'

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    if (prefix === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(prefix), familyOf(address))
  }
  return list
}

let trusted: BlockList | undefined

function isTrusted(address: string): boolean {
  trusted ??= listOf(env().TRUSTED_PROXIES)
  return isIP(address) !== 0 && trusted.check(address, familyOf(address))
}

export const readCaller = (headers: Headers): Caller =>
  callerOf({
    peer: headers.get(PEER_HEADER),
    forwarded: headers.get('x-forwarded-for'),
    host: headers.get('host'),
    isTrusted,
  })
