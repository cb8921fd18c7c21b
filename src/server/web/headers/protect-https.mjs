/** One year, in seconds. */
const POLICY = 'max-age=31536000'
const SECURE = /;\s*secure\s*(;|$)/i

/** @param {string} cookie the value of a Set-Cookie header */
export const secured = (cookie) => (SECURE.test(cookie) ? cookie : `${cookie}; Secure`)

/** @param {unknown} cookies @returns {string[]} */
const allSecured = (cookies) => [cookies].flat().map((cookie) => secured(String(cookie)))

const isSetCookie = (/** @type {string} */ name) => name.toLowerCase() === 'set-cookie'

/** @param {unknown} part of the arguments of `writeHead` */
function withSecuredCookies(part) {
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part))
    return part.map((value, index) => (isSetCookie(String(part[index - 1])) ? allSecured(value) : value))
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, isSetCookie(name) ? allSecured(value) : value]),
  )
}

/** According to the proxy that terminates TLS. @param {import('node:http').IncomingMessage} request */
function isHttps({ headers }) {
  const protocol = String(headers['x-forwarded-proto'] ?? '').split(',')[0]
  return protocol?.trim() === 'https'
}

/**
 * Adds HSTS to the response to an HTTPS request, and marks its cookies as Secure. Payload and Next see plain HTTP behind the
 * proxy and do not mark theirs, such as the admin's language.
 * @param {import('node:http').ServerResponse} response before its headers are sent
 * @param {any[]} rest the arguments of `writeHead` after the status @returns {any[]} the arguments to use instead
 */
export function protectHttps(response, rest) {
  if (!isHttps(response.req)) return rest
  response.setHeader('Strict-Transport-Security', POLICY)
  const cookies = response.getHeader('set-cookie')
  if (cookies !== undefined) response.setHeader('Set-Cookie', allSecured(cookies))
  return rest.map(withSecuredCookies)
}
