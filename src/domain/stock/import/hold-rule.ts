/** A run that would sell more than this share of a dealership's listed stock needs confirmation. */
const HELD_ABOVE_PERCENT = 40

/** A run that would empty a field of more than this share of it needs confirmation. */
const EMPTIED_ABOVE_PERCENT = 20

/** A column as the file names it, and how many listed vehicles have a value in it. */
export interface ColumnCount {
  column: string
  vehicles: number
}

export interface RunEffect {
  /** How many vehicles are not sold yet, and how many of them the run would sell. */
  listed: number
  selling: number
  /** Columns in the file, with how many vehicles each would lose its value for. */
  emptied?: readonly ColumnCount[]
  lost?: readonly ColumnCount[]
}

const isAbove = (percent: number, part: number, whole: number) => part * 100 > whole * percent

function tooEmptied({ listed, emptied = [] }: RunEffect): readonly ColumnCount[] {
  return emptied.filter(({ vehicles }) => isAbove(EMPTIED_ABOVE_PERCENT, vehicles, listed))
}

/**
 * Whether a run waits for a person's confirmation: it would sell more than 40 % of the dealership's listed stock
 * (vehicles not sold yet), or empty a field of more than 20 % of it, or the file has lost a column. A truncated feed
 * must not empty the site.
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
      `The file lacks the previous file’s column "${column}" (filled for ${vehicles} listed ${vehicles === 1 ? 'vehicle' : 'vehicles'}, which would not change).`,
  )
}

export function holdReason(effect: RunEffect): string {
  const reasons = [...sellingReason(effect), ...lostReasons(effect), ...emptiedReasons(effect)]
  return [...reasons, 'Confirm it if this is correct.'].join(' ')
}
