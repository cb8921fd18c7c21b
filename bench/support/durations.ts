/** Percentiles in milliseconds. Failed calls are counted in `errors` only. */
export interface Durations {
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly errors: number
}

type Ask = () => Promise<unknown>

const WARM_UP = 10

/** Interleaves the functions, `times` rounds, so that other load on the machine affects all of them equally. */
export async function measureInTurn<Name extends string>(
  asks: Record<Name, Ask>,
  times: number,
): Promise<Record<Name, Durations>> {
  const names = Object.keys(asks) as Name[]
  const watches = Object.fromEntries(names.map((name) => [name, new Stopwatch()])) as Record<Name, Stopwatch>
  for (let nth = 0; nth < WARM_UP + times; nth++) {
    for (const name of names) await (nth < WARM_UP ? new Stopwatch() : watches[name]).time(asks[name])
  }
  return Object.fromEntries(names.map((name) => [name, watches[name].read()])) as Record<Name, Durations>
}

/** `times` calls in all. Each client sends its next request once it has an answer. */
export async function measureAtOnce(ask: Ask, atOnce: number, times: number): Promise<Durations> {
  const watch = new Stopwatch()
  let left = times
  const asker = async () => {
    while (left-- > 0) await watch.time(ask)
  }
  await Promise.all(Array.from({ length: atOnce }, asker))
  return watch.read()
}

export interface Rate extends Durations {
  /** Successful answers per second. */
  readonly rate: number
}

/** Each client sends its next request once it has an answer. `ask` receives the request's number. */
export async function measureFor(
  ask: (nth: number) => Promise<unknown>,
  { askers, seconds }: { askers: number; seconds: number },
): Promise<Rate> {
  const watch = new Stopwatch()
  const started = performance.now()
  const until = started + seconds * 1000
  let requested = 0
  const asker = async () => {
    while (performance.now() < until) await watch.time(() => ask(requested++))
  }
  await Promise.all(Array.from({ length: askers }, asker))
  const durations = watch.read()
  const taken = (performance.now() - started) / 1000
  return { ...durations, rate: (requested - durations.errors) / taken }
}

class Stopwatch {
  readonly #taken: number[] = []
  #errors = 0

  async time(ask: Ask): Promise<void> {
    const started = performance.now()
    try {
      await ask()
      this.#taken.push(performance.now() - started)
    } catch {
      this.#errors++
    }
  }

  read(): Durations {
    const sorted = this.#taken.toSorted((one, other) => one - other)
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
    return {
      p50: at(0.5) ?? Number.NaN,
      p95: at(0.95) ?? Number.NaN,
      p99: at(0.99) ?? Number.NaN,
      errors: this.#errors,
    }
  }
}
