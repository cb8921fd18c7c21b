/** One year, in seconds. */
const POLICY = 'max-age=31536000'

/**
 * Sends HSTS to browsers that came by HTTPS through the proxy that terminates TLS. Applies to every response, including stored pages.
 * @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response
 */
export function addHsts(request, response) {
  const protocol = String(request.headers['x-forwarded-proto'] ?? '').split(',')[0]
  if (protocol?.trim() === 'https') response.setHeader('Strict-Transport-Security', POLICY)
}
