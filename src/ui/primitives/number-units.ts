/** How numbers of a kind are written. */
export const unitFormats = {
  plain: { maximumFractionDigits: 0 },
  dollars: { style: 'currency', currency: 'AUD', currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 },
  kilometres: { style: 'unit', unit: 'kilometer', maximumFractionDigits: 0 },
  percent: { style: 'unit', unit: 'percent', maximumFractionDigits: 2 },
  year: { useGrouping: false, maximumFractionDigits: 0 },
  years: { style: 'unit', unit: 'year', unitDisplay: 'long', maximumFractionDigits: 0 },
} as const satisfies Record<string, Intl.NumberFormatOptions>

export type NumberUnit = keyof typeof unitFormats
