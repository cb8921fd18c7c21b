import type { keptList } from './kept-list'

/**
 * Writes how many vehicles the shopper has saved beside the watchlist's hearts, and keeps it true across tabs. The list is
 * the one of `keepFavourites`.
 */
export function countFavourites(_: unknown, parts: { readonly keptList: typeof keptList }): void {
  const list = parts.keptList('favourites')

  function show(): void {
    const saved = list.read().length
    for (const place of document.querySelectorAll<HTMLElement>('[data-watchlist-count]')) {
      place.textContent = saved > 99 ? '99+' : String(saved)
      place.hidden = saved === 0
    }
  }

  show()
  window.addEventListener('storage', show)
  window.addEventListener('forecourt:favourites', show)
  window.addEventListener('pageshow', show)
}
