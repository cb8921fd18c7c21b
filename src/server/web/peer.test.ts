import type { IncomingMessage } from 'node:http'
import { PEER_HEADER, setPeer } from './peer.mjs'

const peerOf = (remoteAddress: string | undefined, headers: Record<string, string>) => {
  const request = { headers, socket: { remoteAddress } } as unknown as IncomingMessage
  setPeer(request)
  return request.headers[PEER_HEADER]
}

it('The peer header holds the remote address of a request, whatever the request’s own headers say', () => {
  expect(peerOf('203.0.113.7', {})).toBe('203.0.113.7')
  expect(peerOf('203.0.113.7', { [PEER_HEADER]: '127.0.0.1' })).toBe('203.0.113.7')
  expect(peerOf(undefined, { [PEER_HEADER]: '127.0.0.1' })).toBeUndefined()
})
