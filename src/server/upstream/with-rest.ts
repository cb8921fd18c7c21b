import { Circuit } from './circuit'
import { FetchFailed } from './fetch-failed'

/** A service failed a moment ago, and is not asked. What was wrong is in the log. */
export class Resting extends Error {}

const circuits = new Map<string, Circuit>()

/**
 * Asks a service that is left alone for some seconds after it failed, so that not everyone waits for it: rejects with
 * `Resting` at once meanwhile.
 */
export async function withRest<T>(address: string, ask: () => Promise<T>): Promise<T> {
  const circuit = circuits.get(address) ?? new Circuit()
  circuits.set(address, circuit)
  if (!circuit.isClosed && !circuit.mayTry()) throw new Resting()
  try {
    const answer = await ask()
    circuit.succeeded()
    return answer
  } catch (error) {
    // What it refuses for one vehicle it may answer for another.
    if (error instanceof FetchFailed && !error.retry) circuit.succeeded()
    else circuit.failed()
    throw error
  }
}
