import type { keptList } from './kept-list'

/**
 * Favourite buttons: `data-car` around them tells the vehicle, `aria-pressed` whether it is kept. The list is the
 * website's own in this browser (FAV-06); whoever shows it listens to `forecourt:favourites`. Only adding is counted
 * (FAV-02, decision 40). Self-contained: `PageScript` sends its source.
 */
export function keepFavourites(
  { event }: { readonly event: number },
  parts: { readonly keptList: typeof keptList },
): void {
  const page = window as Window & { keepsFavourites?: boolean }
  if (page.keepsFavourites) return
  page.keepsFavourites = true
  const list = parts.keptList('favourites')

  function show(): void {
    const kept = list.read()
    for (const button of document.querySelectorAll('[data-favourite]')) {
      const vehicle = list.vehicleAt(button)
      const isKept = vehicle !== null && kept.some((each) => list.isSame(each, vehicle))
      button.setAttribute('aria-pressed', String(isKept))
    }
  }

  function toggle(button: Element): void {
    const vehicle = list.vehicleAt(button)
    if (!vehicle) return
    const kept = list.read()
    const others = kept.filter((each) => !list.isSame(each, vehicle))
    const isAdded = others.length === kept.length
    if (!list.write(isAdded ? [vehicle, ...kept] : others)) return
    window.dispatchEvent(new CustomEvent('forecourt:favourites'))
    if (!isAdded) return
    const detail = { event, data: { vehicle: vehicle.slug } }
    document.dispatchEvent(new CustomEvent('forecourt:track', { detail }))
  }

  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-favourite]') : null
    if (button) toggle(button)
  })
  window.addEventListener('forecourt:favourites', show)
  window.addEventListener('storage', show)
  // Back brings a page as it was left, before the vehicle was kept elsewhere.
  window.addEventListener('pageshow', show)
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show)
  else show()
}
