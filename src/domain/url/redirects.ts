/** A stored redirect: to a page, which is followed when it moves, or to a typed address. */
export interface Redirect {
  readonly from: string
  readonly to: string
}

/**
 * Where a redirect must lead so that it passes through no other. Null if it would come back to itself. `others` are the
 * website's other redirects.
 */
export function flatTarget({ from, to }: Redirect, others: readonly Redirect[]): string | null {
  const targets = new Map(others.map((other) => [other.from, other.to]))
  const seen = new Set([from])
  let target = to
  for (;;) {
    if (seen.has(target)) return null
    seen.add(target)
    const next = targets.get(target)
    if (next === undefined) return target
    target = next
  }
}
