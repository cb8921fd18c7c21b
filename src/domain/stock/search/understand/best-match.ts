import { attributesOf, type TextPiece } from './text-pieces'

/** How many vehicles meet the same pieces of a text: bit `n` of `met` is set when they meet the piece `n`. */
export interface MetPieces {
  readonly met: number
  readonly count: number
}

/** Pieces whose vehicles are counted at once; nobody types more, and each costs the database a comparison a vehicle. */
export const MOST_PIECES = 12

/** How much a shopper misses a piece that is left out, by what it filters by; 10 for all else. */
const weights: Readonly<Record<string, number>> = {
  make: 100,
  model: 100,
  item_type: 60,
  categories: 60,
  body: 50,
  badge: 20,
  dealership_name: 20,
  location_name: 20,
  near: 20,
  price: 20,
  weekly_price: 20,
  seats: 20,
  fuel: 15,
  colour: 5,
}

/** A word that vehicles are called by tells a model or badge more often than anything else. */
const WORD_WEIGHT = 30

function weightOf({ reading }: TextPiece): number {
  if (reading.words.length > 0) return WORD_WEIGHT
  return Math.max(...attributesOf(reading).map((attribute) => weights[attribute] ?? 10))
}

/** Whether a piece says something without the others: digits and the first letters of words are found in anything. */
function isTelling({ reading: { words } }: TextPiece): boolean {
  return words.length === 0 || words.some((word) => /^\p{L}{3,}$/u.test(word))
}

const has = (met: number, piece: number) => (met & (1 << piece)) !== 0

/**
 * The pieces to search when nothing has them all: those that some vehicle has together and that say most of what is wanted, a
 * model before its colour; of equals those that more vehicles have, then the first typed. Empty when no vehicle has any of them
 * that says something by itself.
 */
export function bestMatch(pieces: readonly TextPiece[], counted: readonly MetPieces[]): readonly TextPiece[] {
  const sum = (met: number) =>
    pieces.reduce((total, piece, index) => total + (has(met, index) ? weightOf(piece) : 0), 0)
  const found = (met: number) =>
    counted.reduce((total, each) => total + ((each.met & met) === met ? each.count : 0), 0)
  const inOrder = (met: number) => pieces.map((_, index) => (has(met, index) ? '0' : '1')).join('')
  const [best] = counted
    .filter(({ met }) => pieces.some((piece, index) => has(met, index) && isTelling(piece)))
    .map(({ met }) => ({ met, weight: sum(met), vehicles: found(met), order: inOrder(met) }))
    .sort(
      (one, other) =>
        other.weight - one.weight ||
        other.vehicles - one.vehicles ||
        (one.order < other.order ? -1 : Number(one.order > other.order)),
    )
  return best ? pieces.filter((_, index) => has(best.met, index)) : []
}
