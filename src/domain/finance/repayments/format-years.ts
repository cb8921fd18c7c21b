/** `5 years`, `1 year`, `5.5 years`. */
export function formatYears(years: number): string {
  return `${years} ${years === 1 ? 'year' : 'years'}`
}
