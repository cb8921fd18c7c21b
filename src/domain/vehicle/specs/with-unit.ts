const figures = new Intl.NumberFormat('en-AU')

/** A figure with its thousands apart or together, its decimals, and the unit when it comes with one. */
const FIGURE = /^(\d+|\d{1,3}(?:,\d{3})+)(\.\d+)?\s*([a-z]*)$/i

export type Given = string | number | null

/**
 * Feeds give some figures with their unit and some without: `3,500 kg`, `2.0 L`. Decimals stay as they are given. What is no figure
 * of that unit stays whole.
 */
export function withUnit(value: Given, unit: string): Given {
  const [, whole, decimals = '', given] = FIGURE.exec(String(value ?? '').trim()) ?? []
  if (!whole || (given && given.toLowerCase() !== unit.toLowerCase())) return value
  return `${figures.format(Number(whole.replaceAll(',', '')))}${decimals} ${unit}`
}
