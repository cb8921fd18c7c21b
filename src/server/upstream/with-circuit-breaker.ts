import { CircuitBreaker } from './circuit-breaker'
import { FetchFailed } from './fetch-failed'

/** The service failed recently and was not called. The failure is in the log. */
export class CircuitOpen extends Error {}

const circuits = new Map<string, CircuitBreaker>()

/**
 * Calls a service through a circuit breaker: for some seconds after a failure, further calls reject with `CircuitOpen` at once, so that
 * visitors do not wait for the service.
 */
export async function circuitBreaker<T>(address: string, ask: () => Promise<T>): Promise<T> {
  const circuit = circuits.get(address) ?? new CircuitBreaker()
  circuits.set(address, circuit)
  if (!circuit.isClosed && !circuit.mayTry()) throw new CircuitOpen()
  try {
    const answer = await ask()
    circuit.succeeded()
    return answer
  } catch (error) {
    // A refusal of one request says nothing about the next, so the circuit stays closed.
    if (error instanceof FetchFailed && !error.retry) circuit.succeeded()
    else circuit.failed()
    throw error
  }
}
