import { CircuitBreaker } from './circuit-breaker'

/** Consecutive failures without an answer after which a host is left alone for some seconds. */
const FAILURES = 3

interface Host {
  running: number
  failures: number
  readonly circuit: CircuitBreaker
}

/**
 * Keeps a receiver that is down from taking all of a worker: a circuit breaker opens after 3 consecutive requests without an answer. A host
 * that answers with an error is not down.
 */
export class HostGate {
  readonly #hosts = new Map<string, Host>()

  constructor(private readonly now?: () => number) {}

  #host(name: string): Host {
    const host = this.#hosts.get(name) ?? { running: 0, failures: 0, circuit: new CircuitBreaker(this.now) }
    this.#hosts.set(name, host)
    return host
  }

  /** Runs `work`, or returns null because the host did not answer lately. `isDown` says whether an error means that. */
  async run<T>(name: string, work: () => Promise<T>, isDown: (error: unknown) => boolean): Promise<T | null> {
    const host = this.#host(name)
    if (!host.circuit.isClosed && !host.circuit.mayTry()) return null
    host.running += 1
    try {
      const result = await work()
      this.#answered(host)
      return result
    } catch (error) {
      if (!isDown(error)) this.#answered(host)
      else if (++host.failures >= FAILURES) host.circuit.failed()
      throw error
    } finally {
      host.running -= 1
      // Hosts come from rules, so their number has no bound.
      if (host.running === 0 && host.failures === 0) this.#hosts.delete(name)
    }
  }

  #answered(host: Host): void {
    host.failures = 0
    host.circuit.succeeded()
  }
}
