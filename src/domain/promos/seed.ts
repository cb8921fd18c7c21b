/** The seed for all random choices of a page load (decision 53). Later requests send it, so that tiles do not jump. */
export const SEED_HEADER = 'x-promo-seed'

const SEEDS = 2 ** 32

/** A 32-bit whole number; null for anything else. */
export function parseSeed(text: string | null | undefined): number | null {
  if (!text || !/^\d{1,10}$/.test(text)) return null
  const seed = Number(text)
  return seed < SEEDS ? seed : null
}

export function randomSeed(): number {
  return Math.floor(Math.random() * SEEDS)
}
