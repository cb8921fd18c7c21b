/** Carries the connection's remote address from the web server to the rate limits. A value sent by the client is dropped. */
export const PEER_HEADER = 'x-forecourt-peer'

/**
 * Sets the request's remote address.
 * @param {import('node:http').IncomingMessage} request
 */
export function setPeer(request) {
  delete request.headers[PEER_HEADER]
  const { remoteAddress } = request.socket
  if (remoteAddress) request.headers[PEER_HEADER] = remoteAddress
}
