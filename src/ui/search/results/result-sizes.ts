import type { Template } from '@/domain/flags/templates'

type Layout = Pick<Template['layout'], 'resultColumns' | 'filters'>

/** Rem that the gutters, and a filter rail with its gap, take from the window. */
const GUTTERS = 4
const RAIL = 18
/** Rem: the maximum content width and the gap between cards. */
const CONTENT = 80
const GAP = 1.5

/** Returns the `sizes` attribute of the results' photos. The columns follow search.css. */
export function resultSizes({ resultColumns: columns, filters }: Layout): string {
  const taken = filters === 'rail' ? RAIL : 0
  if (columns === 1) return '(min-width: 80rem) 20.5rem, (min-width: 42rem) 24rem, calc(100vw - 2rem)'
  const across = (count: number, beside: number) =>
    `calc((100vw - ${GUTTERS + beside + (count - 1) * GAP}rem) / ${count})`
  const widest = (CONTENT - taken - (columns - 1) * GAP) / columns
  return [
    `(min-width: ${CONTENT + GUTTERS}rem) ${Math.round(widest * 100) / 100}rem`,
    `(min-width: 75rem) ${across(columns, taken)}`,
    `(min-width: 64rem) ${across(filters === 'bar' ? 3 : 2, taken)}`,
    `(min-width: 36rem) ${across(2, 0)}`,
    'calc(100vw - 2rem)',
  ].join(', ')
}
