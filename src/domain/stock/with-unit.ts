const figures = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 })

export type Given = string | number | null

/** Feeds give some figures with their unit and some without: `3,500 kg`. What is no figure of that unit stays as it is. */
export function withUnit(value: Given, unit: string): Given {
  const [, figure] = /^([\d.,]+)\s*([a-z]*)$/i.exec(String(value ?? '').trim()) ?? []
  const number = Number(figure?.replaceAll(',', ''))
  const isIts = String(value).toLowerCase().endsWith(unit.toLowerCase()) || /\d$/.test(String(value))
  return figure && isIts && !Number.isNaN(number) ? `${figures.format(number)} ${unit}` : value
}
