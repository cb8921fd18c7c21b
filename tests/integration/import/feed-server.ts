import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FeedServer {
  /** `http://127.0.0.1:<port>` */
  address: string
  close(): Promise<void>
}

/** A web server of this machine that answers as the test says. */
export async function startFeedServer(answer: RequestListener): Promise<FeedServer> {
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
