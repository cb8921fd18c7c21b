import { createServer } from 'node:http'
import next from 'next'
import { withResponse } from '../src/server/web/current-response.mjs'
import { guardRequest } from '../src/server/web/guard-request.mjs'
import { stayOnHttps } from '../src/server/web/stay-on-https.mjs'
import { answerStoredPage, storePageOnceSent } from '../src/server/web/stored-pages.mjs'

/** The web server of a finished build: Next behind Node's own server. Listens on `PORT`, on every address of the machine. */
const PORT = Number(process.env.PORT ?? 3000)
/** Milliseconds that open requests have to finish after a stop signal. */
const GRACE = 10_000

const app = next({ dev: false, port: PORT })
await app.prepare()
const handle = app.getRequestHandler()

const server = createServer((request, response) => {
  stayOnHttps(request, response)
  if (guardRequest(request, response) || answerStoredPage(request, response)) return
  storePageOnceSent(request, response)
  withResponse(response, () => handle(request, response))
})

function stop() {
  setTimeout(() => process.exit(1), GRACE).unref()
  server.close(() => process.exit(0))
  server.closeIdleConnections()
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop)
server.listen(PORT, () => console.log(`Listening on http://localhost:${PORT}`))
