const figures = new Intl.NumberFormat('en-AU')

/** With or without thousands separators, decimals and a unit. */
const FIGURE = /^(\d+|\d{1,3}(?:,\d{3})+)(\.\d+)?\s*([a-z]*)$/i

export type Given = string | number | null

/** `3,500 kg`, `2.0 L`, whether or not the feed includes the unit. Anything else is returned unchanged. */
export function withUnit(value: Given, unit: string): Given {
  const [, whole, decimals = '', given] = FIGURE.exec(String(value ?? '').trim()) ?? []
  if (!whole || (given && given.toLowerCase() !== unit.toLowerCase())) return value
  return `${figures.format(Number(whole.replaceAll(',', '')))}${decimals} ${unit}`
}
