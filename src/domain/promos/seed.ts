/**
 * The header with the seed for all random choices of a page load (decision 53). A page of results sends it with its
 * later requests, so that tiles do not jump while a shopper filters.
 */
export const SEED_HEADER = 'x-promo-seed'

const SEEDS = 2 ** 32

/** Parses a seed from a header: a 32-bit whole number. Null for anything else. */
export function parseSeed(text: string | null | undefined): number | null {
  if (!text || !/^\d{1,10}$/.test(text)) return null
  const seed = Number(text)
  return seed < SEEDS ? seed : null
}

export function drawSeed(): number {
  return Math.floor(Math.random() * SEEDS)
}
