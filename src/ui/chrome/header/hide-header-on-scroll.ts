/** Pixels in one direction before the header follows: a resting thumb trembles. */
const ENOUGH = 12

/**
 * Hides the header (`data-header-away` on the root) while the page is scrolled down, until `signal` is aborted, and shows it again when it is scrolled up, when
 * something in it gets the focus, and near the top. It never goes while the focus or an open menu is inside.
 */
export function hideHeaderOnScroll(header: HTMLElement, signal: AbortSignal): void {
  const { dataset } = document.documentElement
  const panels = [...header.querySelectorAll('[popover]')]
  /** Where the page turned last, from the header's point of view: it counts how far it was scrolled from there. */
  let turn = window.scrollY

  const show = () => delete dataset.headerAway
  const isInUse = () =>
    header.contains(document.activeElement) || panels.some((panel) => panel.matches(':popover-open'))

  function follow(): void {
    const top = Math.max(0, window.scrollY)
    const isAway = 'headerAway' in dataset
    if (isAway ? top > turn : top < turn) turn = top
    const isFar = Math.abs(top - turn) > ENOUGH
    if (top < header.offsetHeight || (isFar && isAway)) show()
    else if (isFar && !isInUse()) dataset.headerAway = ''
    else return
    turn = top
  }

  header.addEventListener('focusin', show, { signal })
  window.addEventListener('scroll', follow, { passive: true, signal })
}
