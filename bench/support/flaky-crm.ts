import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FlakyCrm {
  readonly url: string
  /** How often it accepted each delivery, by id. */
  readonly accepted: ReadonlyMap<string, number>
  refused(): number
  /** Forgets what it accepted, and answers every other request with 500 from now on. */
  beginFailing(): void
  /** From now on it accepts everything. */
  recover(): void
  close(): Promise<void>
}

/** A receiver of webhooks that accepts everything, and fails from `beginFailing` to `recover`. */
export async function startFlakyCrm(): Promise<FlakyCrm> {
  const accepted = new Map<string, number>()
  let [nth, refused, isFlaky] = [0, 0, false]
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      if (isFlaky && nth++ % 2 === 0) {
        refused += 1
        return void response.writeHead(500).end()
      }
      const id = String(request.headers['x-forecourt-delivery'])
      accepted.set(id, (accepted.get(id) ?? 0) + 1)
      response.writeHead(200).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`,
    accepted,
    refused: () => refused,
    beginFailing: () => {
      accepted.clear()
      isFlaky = true
    },
    recover: () => {
      isFlaky = false
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
