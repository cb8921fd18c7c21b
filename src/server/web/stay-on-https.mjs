/** A year, in seconds. */
const POLICY = 'max-age=31536000'

/**
 * Tells a browser that came by https, by way of the proxy that ends TLS, never to come back without it. For every response, those from
 * the store of pages too.
 * @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response
 */
export function stayOnHttps(request, response) {
  const protocol = String(request.headers['x-forwarded-proto'] ?? '').split(',')[0]
  if (protocol?.trim() === 'https') response.setHeader('Strict-Transport-Security', POLICY)
}
