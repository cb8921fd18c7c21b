const blankWords = new Set([
  '',
  '-',
  '- / -',
  '--',
  'n/a',
  'na',
  'nan',
  'null',
  'undefined',
  '#n/a',
  '–',
  '—',
])

export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'number') return Number.isNaN(value)
  if (typeof value !== 'string') return false
  // Skip long texts: every blank word is short, so trimming and lower-casing them is wasted work.
  return value.length <= 12 && blankWords.has(value.trim().toLowerCase())
}
