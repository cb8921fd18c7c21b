/**
 * A seeded random source. The same seed returns the same numbers on every machine, so the demo stock is reproducible.
 */
export interface Random {
  /** At least 0 and below 1. */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number
  pick<T>(items: readonly T[]): T
  /** Picks a key with a probability in proportion to its weight. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K
  /** True with a probability of `share`; 0.1 is one in ten. */
  chance(share: number): boolean
  /** `count` characters of the alphabet. */
  text(alphabet: string, count: number): string
}

/** FNV-1a, which spreads the seed over 32 bits. */
function hash(seed: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < seed.length; index++) {
    value = Math.imul(value ^ seed.charCodeAt(index), 0x01000193)
  }
  return value >>> 0
}

/** mulberry32, which is small, fast and uniform enough for demo data. */
function generator(seed: string): () => number {
  let state = hash(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** `pick` and `weighted` throw if there is nothing to choose from. */
export function createRandom(seed: string): Random {
  const next = generator(seed)
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new Error(`nothing to pick from (${seed})`)
    return items[int(0, items.length - 1)] as T
  }
  const weighted = <K extends string>(weights: Readonly<Record<K, number>>): K => {
    const entries = Object.entries(weights) as [K, number][]
    let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
    const chosen = entries.find(([, weight]) => {
      left -= weight
      return left < 0
    })
    return (chosen ?? pick(entries))[0]
  }
  const text = (alphabet: string, count: number) =>
    Array.from({ length: count }, () => alphabet[int(0, alphabet.length - 1)]).join('')
  return { next, int, pick, weighted, chance: (share) => next() < share, text }
}
