import type { keptList } from '../kept-list'

interface Settings {
  /** Slugs of vehicles that the website no longer has. */
  readonly gone: readonly string[]
}

/**
 * On the page of a comparison, a vehicle that is taken off it is no longer kept to be compared, and one that the website no longer
 * has takes up no place (CMP-01). Links go on by themselves. Self-contained: `PageScript` sends its source.
 */
export function leaveCompare({ gone }: Settings, parts: { readonly keptList: typeof keptList }): void {
  const list = parts.keptList('compare')

  function forget(slugs: readonly string[]): void {
    const kept = list.read()
    const others = kept.filter(({ slug }) => !slugs.includes(slug))
    if (others.length < kept.length) list.write(others)
  }

  forget(gone)
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-compare-remove]') : null
    if (link?.dataset.compareRemove) forget([link.dataset.compareRemove])
  })
}
