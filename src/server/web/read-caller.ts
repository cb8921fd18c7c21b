import { type Caller, callerOf } from '@/domain/security/caller'
import { PEER_HEADER } from './peer.mjs'

/** Who sends a request. */
export const readCaller = (headers: Headers): Caller =>
  callerOf({
    peer: headers.get(PEER_HEADER),
    forwarded: headers.get('x-forwarded-for'),
    host: headers.get('host'),
  })
