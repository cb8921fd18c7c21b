/** More than this share of a dealership's listed stock is not sold without a person's word for it. */
const HELD_ABOVE_PERCENT = 40

/** Nor is a field emptied of more than this share of it. */
const EMPTIED_ABOVE_PERCENT = 20

/** A column, as the file calls it, and of how many listed vehicles it fills a field. */
export interface ColumnCount {
  column: string
  vehicles: number
}

/** What a run would do that a person may have to agree to. */
export interface RunEffect {
  /** Vehicles that are not sold yet, and how many of them would be. */
  listed: number
  selling: number
  /** Columns that the file has, and of how many vehicles it would empty each. */
  emptied?: readonly ColumnCount[]
  /** Columns that the file has no more. */
  lost?: readonly ColumnCount[]
}

const isAbove = (percent: number, part: number, whole: number) => part * 100 > whole * percent

function tooEmptied({ listed, emptied = [] }: RunEffect): readonly ColumnCount[] {
  return emptied.filter(({ vehicles }) => isAbove(EMPTIED_ABOVE_PERCENT, vehicles, listed))
}

/**
 * Whether a run is held until a person confirms it: it would sell more than 40 % of the dealership's listed stock (what is not
 * sold yet), or empty a field of more than 20 % of it, or the file has lost a column. A feed that came half empty must not empty
 * the site.
 */
export function mustHold(effect: RunEffect): boolean {
  const { listed, selling, lost = [] } = effect
  return isAbove(HELD_ABOVE_PERCENT, selling, listed) || lost.length > 0 || tooEmptied(effect).length > 0
}

const percentOf = (part: number, whole: number) => Math.round((part / whole) * 100)

function sellingReason({ listed, selling }: RunEffect): string[] {
  if (!isAbove(HELD_ABOVE_PERCENT, selling, listed)) return []
  const share = percentOf(selling, listed)
  return [
    `It would sell ${selling} of ${listed} listed vehicles (${share} %, more than ${HELD_ABOVE_PERCENT} %).`,
  ]
}

function emptiedReasons(effect: RunEffect): string[] {
  const { listed } = effect
  return tooEmptied(effect).map(({ column, vehicles }) => {
    const share = percentOf(vehicles, listed)
    return `It would empty "${column}" of ${vehicles} of ${listed} listed vehicles (${share} %, more than ${EMPTIED_ABOVE_PERCENT} %).`
  })
}

function lostReasons({ lost = [] }: RunEffect): string[] {
  return lost.map(
    ({ column, vehicles }) =>
      `The file has no column "${column}", which the one before had (filled for ${vehicles} listed ${vehicles === 1 ? 'vehicle' : 'vehicles'}, which would stay as they are).`,
  )
}

/** Why a run is held, for the person who decides. */
export function holdReason(effect: RunEffect): string {
  const reasons = [...sellingReason(effect), ...lostReasons(effect), ...emptiedReasons(effect)]
  return [...reasons, 'Confirm it if that is right.'].join(' ')
}
