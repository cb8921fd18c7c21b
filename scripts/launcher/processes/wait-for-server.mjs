import { get } from 'node:http'

const POLL_MS = 50

function requested(port) {
  return new Promise((resolve) => {
    const request = get(
      // By name: the development server listens on one address of `localhost`, which may be IPv6.
      { host: 'localhost', port, path: '/' },
      (response) => {
        response.resume()
        resolve(true)
      },
    )
    request.once('error', () => resolve(false))
  })
}

/**
 * Waits until the web server sends any response.
 * @param {() => boolean} gaveUp checked before every attempt
 */
export async function waitForServer(port, gaveUp) {
  while (!gaveUp() && !(await requested(port))) await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  return !gaveUp()
}
