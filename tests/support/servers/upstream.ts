import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Upstream {
  /** `http://127.0.0.1:<port>` */
  address: string
  close(): Promise<void>
}

/**
 * Starts a web server on a free local port that responds as the test says. It stands in for feeds and upstream
 * services.
 */
export async function startUpstream(answer: RequestListener): Promise<Upstream> {
  const server: Server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
