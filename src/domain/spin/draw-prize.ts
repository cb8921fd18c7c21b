/** A prize of a campaign, as staff set it. */
export interface Prize {
  readonly id: string
  readonly label: string
  /** Percent of spins that win it, with two decimals at most. */
  readonly chance: number
  /** How many there are; null for no limit. */
  readonly quantity: number | null
}

/** A draw is a whole number from 0 to one below this: hundredths of a percent. */
export const DRAWS = 10_000

const partsOf = ({ chance }: Pick<Prize, 'chance'>) => Math.round(chance * 100)

/**
 * The prize of a draw; null for none. Each prize takes its share of the numbers in order, and the rest win nothing. A prize
 * that is given away leaves its numbers without a prize, so that the odds of the others stay as they are.
 */
export function drawPrize(
  prizes: readonly Prize[],
  given: ReadonlyMap<string, number>,
  draw: number,
): Prize | null {
  let end = 0
  for (const prize of prizes) {
    end += partsOf(prize)
    if (draw >= end) continue
    const isLeft = prize.quantity === null || (given.get(prize.id) ?? 0) < prize.quantity
    return isLeft ? prize : null
  }
  return null
}

/** What is wrong with a campaign's prizes; null for nothing. */
export function prizesProblem(prizes: readonly Pick<Prize, 'chance'>[]): string | null {
  if (prizes.length === 0) return 'Add at least one prize.'
  const total = prizes.reduce((sum, prize) => sum + partsOf(prize), 0)
  if (total <= DRAWS) return null
  return `The chances add up to ${total / 100}%. Lower them to 100% or less.`
}
