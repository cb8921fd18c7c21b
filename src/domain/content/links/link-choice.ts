export const linkKinds = ['pages', 'searches', 'vehicles', 'offers'] as const
export type LinkKind = (typeof linkKinds)[number]

export const linkKindLabels: Readonly<Record<LinkKind, string>> = {
  pages: 'Page',
  searches: 'Stock search',
  vehicles: 'Vehicle',
  offers: 'Offer',
}

/** What staff can link to. */
export interface LinkChoice {
  readonly path: string
  readonly label: string
  /** Tells entries with the same label apart, such as a stock number. */
  readonly detail: string
}

/** Offered at a time. Staff type more words for the others. */
export const MAX_CHOICES = 20

/** The path in words: `/new-cars/land-rover` is `New cars, Land rover`. */
export function pathInWords(path: string): string {
  const words = path
    .split('/')
    .filter(Boolean)
    .map((segment) => segment.replaceAll('-', ' '))
    .map((text) => text.charAt(0).toUpperCase() + text.slice(1))
  return words.join(', ') || 'Home'
}

/** The first choices that have every word, in their label, path or detail. */
export function matchingChoices(choices: readonly LinkChoice[], asked: string): LinkChoice[] {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean)
  return choices
    .filter(({ path, label, detail }) => {
      const text = `${label} ${path} ${detail}`.toLowerCase()
      return words.every((word) => text.includes(word))
    })
    .slice(0, MAX_CHOICES)
}
