import type { keptList } from './kept-list'

interface Settings {
  /** As many as the page shows. */
  readonly most: number
}

/**
 * On a watchlist that is the shopper's own, keeps the address true to what is saved, and tells how many more are saved than
 * the page shows. Self-contained: `PageScript` sends its source.
 */
export function followHearts({ most }: Settings, parts: { readonly keptList: typeof keptList }): void {
  const list = parts.keptList('favourites')
  const saved = () => new Set(list.read().map(({ slug }) => slug))
  const shown = (new URLSearchParams(window.location.search).get('saved') ?? '').split(',')
  const before = saved()
  if (!shown.every((slug) => before.has(slug))) return

  function tellRest(): void {
    const rest = document.querySelector<HTMLElement>('[data-watchlist-rest]')
    const others = [...saved()].filter((slug) => !shown.includes(slug)).length
    if (!rest || shown.length < most) return
    rest.textContent =
      others > 0
        ? ` Not shown: ${others} more. Remove some of these and open your watchlist again to see them.`
        : ''
  }

  tellRest()
  window.addEventListener('forecourt:favourites', () => {
    const now = saved()
    const left = shown.filter((slug) => now.has(slug)).map(encodeURIComponent)
    window.history.replaceState(null, '', left.length > 0 ? `?saved=${left.join(',')}` : '?')
    tellRest()
  })
}
