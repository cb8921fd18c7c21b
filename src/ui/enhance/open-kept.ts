import type { keptList } from './kept-list'

interface Settings {
  /** Of `keptList`. */
  readonly list: string
  /** The address's parameter that names vehicles. */
  readonly parameter: string
  readonly most: number
}

/**
 * Brings a page of kept vehicles without any in its address to the shopper's own: the address then names them, so that the server
 * can show them and the page can be shared. Runs where the empty page begins, before it is shown. An address that has the
 * parameter is left alone, whatever it says: the server found nothing in it, and would find nothing again.
 */
export function openKept(
  { list, parameter, most }: Settings,
  parts: { readonly keptList: typeof keptList },
): void {
  if (new URLSearchParams(window.location.search).has(parameter)) return
  const kept = parts.keptList(list).read()
  const slugs = [...new Set(kept.map(({ slug }) => slug))].slice(0, most)
  if (slugs.length === 0) return
  const place = document.querySelector<HTMLElement>('[data-kept-page]')
  if (place) place.hidden = true
  const named = slugs.map(encodeURIComponent).join(',')
  window.location.replace(`${window.location.pathname}?${parameter}=${named}`)
}
