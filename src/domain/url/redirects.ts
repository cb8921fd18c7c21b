/** A stored redirect: to a page, which is followed when it moves, or to a typed address. */
export interface Redirect {
  readonly from: string
  readonly to: string
}

/**
 * Where a redirect must lead so that it passes through no other. Null if it would come back to itself. `others` are the
 * website's other redirects.
 */
export const flatTarget = (redirect: Redirect, others: readonly Redirect[]): string | null =>
  endOf(redirect, new Map(others.map((other) => [other.from, other.to])))

/** The same with the targets of the others by their address. */
export function endOf({ from, to }: Redirect, targets: ReadonlyMap<string, string>): string | null {
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
