/**
 * What decides the draws of a page load (decision 53). A page of results carries it, and asks for its other answers with it in
 * this header, so that no tile jumps while a shopper chooses.
 */
export const SEED_HEADER = 'x-promo-seed'

const SEEDS = 2 ** 32

/** A seed out of a header: a whole number of 32 bits. Null for anything else. */
export function parseSeed(text: string | null | undefined): number | null {
  if (!text || !/^\d{1,10}$/.test(text)) return null
  const seed = Number(text)
  return seed < SEEDS ? seed : null
}

export function drawSeed(): number {
  return Math.floor(Math.random() * SEEDS)
}
