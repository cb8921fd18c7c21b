import type { keptList } from './kept-list'

/** On a watchlist that is the shopper's own, keeps the address true to what is saved. */
export function followHearts(_: unknown, parts: { readonly keptList: typeof keptList }): void {
  const list = parts.keptList('favourites')
  const saved = () => new Set(list.read().map(({ slug }) => slug))
  const shown = (new URLSearchParams(window.location.search).get('saved') ?? '').split(',')
  const before = saved()
  const isOwn = shown.every((slug) => before.has(slug))
  window.addEventListener('forecourt:favourites', () => {
    const now = saved()
    const left = shown.filter((slug) => now.has(slug)).map(encodeURIComponent)
    if (isOwn) window.history.replaceState(null, '', left.length > 0 ? `?saved=${left.join(',')}` : '?')
  })
}
