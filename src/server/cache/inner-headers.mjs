import { ServerResponse } from 'node:http'

/**
 * The path that the proxy made of an address, its query string in it (docs/adr/0012). Next tells the framework in the browser,
 * which these pages do not load; and proxies in front refuse an answer whose headers are as long as the longest addresses are.
 */
const REWRITTEN_PATH = 'x-middleware-rewrite'

/** Lets no response of this process tell the path that the proxy made of its address. */
export function keepPathsInside() {
  const { writeHead } = ServerResponse.prototype
  /** @this {ServerResponse} @param {any[]} args */
  function writeHeadWithout(...args) {
    this.removeHeader(REWRITTEN_PATH)
    return Reflect.apply(writeHead, this, args)
  }
  ServerResponse.prototype.writeHead = /** @type {typeof writeHead} */ (writeHeadWithout)
}
