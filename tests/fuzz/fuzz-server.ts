import fc from 'fast-check'
import { arbitraryRequest } from './arbitrary-request'
import { type RawRequest, type Server, sendRaw } from './raw-request'

export interface Fuzzing {
  readonly server: Server
  readonly hosts: readonly string[]
  readonly requests: number
  /** The same seed gives the same requests. */
  readonly seed: number
  /** The session of a signed-in person, who sends most of the requests. */
  readonly token?: string
  /** The number of concurrent requests. */
  readonly atOnce: number
}

export interface Failure {
  readonly request: RawRequest
  /** The response's status; 0 without a response. */
  readonly status: number
}

export interface Fuzzed {
  /** The number of responses by status. */
  readonly statuses: ReadonlyMap<number, number>
  /** Requests that got a server error or no response. */
  readonly failures: readonly Failure[]
}

const isFailure = (status: number) => status === 0 || status >= 500

/** Sends a server random requests of every kind and counts its responses. */
export async function fuzzServer({ server, hosts, requests, seed, atOnce, token }: Fuzzing): Promise<Fuzzed> {
  const left = fc.sample(arbitraryRequest(hosts, token), { numRuns: requests, seed })
  const statuses = new Map<number, number>()
  const failures: Failure[] = []
  async function send() {
    for (let request = left.pop(); request; request = left.pop()) {
      const status = await sendRaw(server, request)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (isFailure(status)) failures.push({ request, status })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, send))
  return { statuses, failures }
}
