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

/** Whether a feed says nothing here, in any of the ways feeds say nothing. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'number') return Number.isNaN(value)
  if (typeof value !== 'string') return false
  // Only short values can be such a word: long texts are not trimmed and lowered for nothing.
  return value.length <= 12 && blankWords.has(value.trim().toLowerCase())
}
