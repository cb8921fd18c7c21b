export function formatYears(years: number): string {
  return `${years} ${years === 1 ? 'year' : 'years'}`
}
