/** Carries the other end of the connection from the web server to whoever counts callers. Whoever sends it is not believed. */
export const PEER_HEADER = 'x-forecourt-peer'

/**
 * Notes on a request whom it came from.
 * @param {import('node:http').IncomingMessage} request
 */
export function notePeer(request) {
  delete request.headers[PEER_HEADER]
  const { remoteAddress } = request.socket
  if (remoteAddress) request.headers[PEER_HEADER] = remoteAddress
}
