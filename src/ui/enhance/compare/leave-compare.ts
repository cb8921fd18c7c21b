import type { keptList } from '../kept-list'

/** On the page of a comparison, a vehicle that is taken off it is no longer kept to be compared. Its link goes on by itself. */
export function leaveCompare(_: unknown, parts: { readonly keptList: typeof keptList }): void {
  const list = parts.keptList('compare')
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-compare-remove]') : null
    if (link) list.write(list.read().filter(({ slug }) => slug !== link.dataset.compareRemove))
  })
}
