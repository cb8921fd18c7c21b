import { FetchFailed } from './fetch-failed'
import type { HostGate } from './host-gate'

/** A receiver that answers, even with an error, is not down. */
const isDown = (error: unknown) => error instanceof FetchFailed && error.retry && error.status === undefined

/** Sends through the gate. Rejects if the host did not answer others lately, which counts as an attempt like any other. */
export async function passGate(gate: HostGate, host: string, send: () => Promise<string>): Promise<string> {
  const answer = await gate.run(host, send, isDown)
  if (answer === null) throw new FetchFailed(`Not tried: ${host} did not answer a moment ago.`, true)
  return answer
}
