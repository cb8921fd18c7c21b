import type { HolidayRow } from './holiday-hours'

interface Holidays {
  readonly names: readonly string[]
  readonly rows: readonly HolidayRow[]
}

/** The holidays of several locations: those with the same rows together, in order. Leaves out locations without any. */
export function groupHolidays(
  locations: readonly { readonly name: string; readonly holidays: readonly HolidayRow[] }[],
): readonly Holidays[] {
  const groups = new Map<string, { names: string[]; rows: readonly HolidayRow[] }>()
  for (const { name, holidays: rows } of locations) {
    if (rows.length === 0) continue
    const key = JSON.stringify(rows)
    const group = groups.get(key) ?? { names: [], rows }
    group.names.push(name)
    groups.set(key, group)
  }
  return [...groups.values()]
}
