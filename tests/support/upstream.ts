import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Upstream {
  /** `http://127.0.0.1:<port>` */
  address: string
  close(): Promise<void>
}

/**
 * A web server of this machine, on a free port, that answers as the test says: what tests of feeds and of outside services
 * ask instead of the service.
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
