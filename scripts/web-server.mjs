import { createServer } from 'node:http'
import next from 'next'
import { log } from '../src/server/log/log.mjs'
import { configureJsonLog } from '../src/server/log/write-json.mjs'
import { countRequest } from '../src/server/metrics/metrics.mjs'
import { addHsts } from '../src/server/web/add-hsts.mjs'
import { withResponse } from '../src/server/web/current-response.mjs'
import { guardRequest } from '../src/server/web/guard-request.mjs'
import { observeRequest } from '../src/server/web/observe-request.mjs'
import { setPeer } from '../src/server/web/peer.mjs'
import { answerStoredPage, storePageOnceSent } from '../src/server/web/stored-pages.mjs'
import { WebResponse } from '../src/server/web/web-response.mjs'

/** The web server of a production build: Next behind Node's own server. Listens on `PORT` on every address of the machine. */
const PORT = Number(process.env.PORT ?? 3000)
/** Benchmarks compare pages with an empty page, which is not public. */
const GUARDED = { hidesEmptyPage: process.env.EMPTY_PAGE !== 'true' }
/**
 * Milliseconds to receive a whole request. 200 MB on a slow line take longer than Node's default of five minutes. The
 * headers still have one minute.
 */
const LONGEST_REQUEST = 3_600_000
/** Milliseconds that open requests have to finish after a stop signal. */
const GRACE = 10_000

configureJsonLog(process.env)
const app = next({ dev: false, port: PORT })
await app.prepare()
const handle = app.getRequestHandler()

/** @returns {boolean} whether the response came from the in-memory page cache */
function answer(request, response) {
  setPeer(request)
  addHsts(request, response)
  if (guardRequest(request, response, GUARDED)) return false
  if (answerStoredPage(request, response)) return true
  response.isFromNext = true
  storePageOnceSent(request, response)
  withResponse(response, () => handle(request, response))
  return false
}

const options = { requestTimeout: LONGEST_REQUEST, ServerResponse: WebResponse }
const server = createServer(options, (request, response) =>
  observeRequest(request, response, () => answer(request, response), countRequest),
)

function stop() {
  setTimeout(() => process.exit(1), GRACE).unref()
  server.close(() => process.exit(0))
  server.closeIdleConnections()
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop)
server.listen(PORT, () => log.info(`Listening on http://localhost:${PORT}`))
