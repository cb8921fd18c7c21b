import { attributesOf, type TextPiece } from './text-pieces'

/** How many vehicles match exactly the same pieces of a text. Bit `n` of `met` is set when they match piece `n`. */
export interface MetPieces {
  readonly met: number
  readonly count: number
}

/** The maximum number of pieces counted together. Each costs the database one comparison per vehicle. */
export const MAX_PIECES = 12

/** The weight of a piece by the attribute it filters by: how much a shopper misses it when dropped. 10 for other attributes. */
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

/** A word from a vehicle's text is usually part of a model or badge. */
const WORD_WEIGHT = 30

function weightOf({ reading }: TextPiece): number {
  if (reading.words.length > 0) return WORD_WEIGHT
  return Math.max(...attributesOf(reading).map((attribute) => weights[attribute] ?? 10))
}

/** Whether a piece is specific enough by itself. Digits and words of one or two letters match almost anything. */
function isSpecific({ reading: { words } }: TextPiece): boolean {
  return words.length === 0 || words.some((word) => /^\p{L}{3,}$/u.test(word))
}

const has = (met: number, piece: number) => (met & (1 << piece)) !== 0

/**
 * Chooses the pieces to search when no vehicle matches them all: those that some vehicle matches together, with the
 * greatest total weight, so a model goes before its colour. On a tie, more vehicles win, then the first typed. Empty
 * when no vehicle matches any specific piece.
 */
export function bestMatch(pieces: readonly TextPiece[], counted: readonly MetPieces[]): readonly TextPiece[] {
  const sum = (met: number) =>
    pieces.reduce((total, piece, index) => total + (has(met, index) ? weightOf(piece) : 0), 0)
  const found = (met: number) =>
    counted.reduce((total, each) => total + ((each.met & met) === met ? each.count : 0), 0)
  const inOrder = (met: number) => pieces.map((_, index) => (has(met, index) ? '0' : '1')).join('')
  const [best] = counted
    .filter(({ met }) => pieces.some((piece, index) => has(met, index) && isSpecific(piece)))
    .map(({ met }) => ({ met, weight: sum(met), vehicles: found(met), order: inOrder(met) }))
    .sort(
      (one, other) =>
        other.weight - one.weight ||
        other.vehicles - one.vehicles ||
        (one.order < other.order ? -1 : Number(one.order > other.order)),
    )
  return best ? pieces.filter((_, index) => has(best.met, index)) : []
}
