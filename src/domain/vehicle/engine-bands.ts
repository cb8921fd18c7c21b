/** Cubic centimetres, grouped as riders do. `value` is the URL's. */
const engineBands = [
  { value: '0-250', label: 'Up to 250 cc' },
  { value: '251-500', label: '251 to 500 cc' },
  { value: '501-750', label: '501 to 750 cc' },
  { value: '751-1000', label: '751 to 1,000 cc' },
  { value: '1001+', label: 'Over 1,000 cc' },
] as const

export function engineBandLabel(band: string): string {
  return engineBands.find(({ value }) => value === band)?.label ?? band
}

/** The bands up to, or over, a size; none if no band ends at that size. */
export function engineBandsBeside(size: number, side: 'under' | 'over'): readonly string[] {
  const all = engineBands.map(({ value }) => value)
  const last = all.findIndex((value) => value.endsWith(`-${size}`))
  if (last === -1) return []
  return side === 'under' ? all.slice(0, last + 1) : all.slice(last + 1)
}
