/** More than this share of a dealership's listed stock is not sold without a person's word for it. */
const HELD_ABOVE_PERCENT = 40

/**
 * Whether a run is held until a person confirms it: it would sell more than 40 % of the dealership's listed stock (what is not
 * sold yet). A feed that came half empty must not empty the site.
 */
export function mustHold({ listed, selling }: { listed: number; selling: number }): boolean {
  return selling * 100 > listed * HELD_ABOVE_PERCENT
}

/** Why a run is held, for the person who decides. */
export function holdReason({ listed, selling }: { listed: number; selling: number }): string {
  const share = Math.round((selling / listed) * 100)
  return `It would sell ${selling} of ${listed} listed vehicles (${share} %, more than ${HELD_ABOVE_PERCENT} %). Confirm it if that is right.`
}
