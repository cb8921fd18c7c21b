import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface TcpProxy {
  /** Replaces the address's host and port with the proxy's. */
  through(url: string): string
  /** Stops passing data, like a stopped server: connections stay open, and new ones are accepted. */
  freeze(): void
  /** Passes the held-back data and everything after it. */
  thaw(): void
  close(): Promise<void>
}

/** Starts a proxy that can freeze the connection to a server. */
export async function startTcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let isFrozen = false

  function join(from: Socket, to: Socket): void {
    sockets.add(from)
    from.on('data', (part) => to.write(part))
    from.on('error', () => {})
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
    if (isFrozen) from.pause()
  }

  const server = createServer((caller) => {
    const callee = connect(Number(port), hostname)
    join(caller, callee)
    join(callee, caller)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const own = (server.address() as AddressInfo).port

  return {
    through(url) {
      const address = new URL(url)
      address.host = `127.0.0.1:${own}`
      return address.href
    },
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw() {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
