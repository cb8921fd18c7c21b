/**
 * The optimal string alignment distance (Damerau–Levenshtein, each substring edited at most once): insertions,
 * deletions, substitutions and swaps of neighbours. Returns `limit + 1` if the distance exceeds `limit`.
 */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  let before: number[] = []
  let above = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      current.push(cell({ one, other, row, column, left: current[column - 1] ?? 0, above, before }))
    }
    if (Math.min(...current) > limit) return limit + 1
    before = above
    above = current
  }
  return Math.min(above[other.length] ?? 0, limit + 1)
}

interface Cell {
  one: string
  other: string
  row: number
  column: number
  left: number
  above: readonly number[]
  before: readonly number[]
}

function cell({ one, other, row, column, left, above, before }: Cell): number {
  const [letter, otherLetter] = [one[row - 1], other[column - 1]]
  const changed = (above[column - 1] ?? 0) + (letter === otherLetter ? 0 : 1)
  const least = Math.min(changed, left + 1, (above[column] ?? 0) + 1)
  const isSwap = row > 1 && column > 1 && letter === other[column - 2] && one[row - 2] === otherLetter
  return isSwap ? Math.min(least, (before[column - 2] ?? 0) + 1) : least
}
