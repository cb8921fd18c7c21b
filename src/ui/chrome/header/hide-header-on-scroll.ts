/** Pixels of scroll in one direction before the header reacts. A resting thumb moves less. */
const MIN_SCROLL = 12

/**
 * Hides the header (`data-header-away` on the root) while the page scrolls down. Shows it again when the page
 * scrolls up, when an element in it gets the focus, and near the top. The header never hides while the focus
 * or an open menu is inside. Stops when `signal` is aborted.
 */
export function hideHeaderOnScroll(header: HTMLElement, signal: AbortSignal): void {
  const { dataset } = document.documentElement
  const panels = [...header.querySelectorAll('[popover]')]
  let turn = window.scrollY

  const show = () => delete dataset.headerAway
  const isInUse = () =>
    header.contains(document.activeElement) || panels.some((panel) => panel.matches(':popover-open'))

  function follow(): void {
    const top = Math.max(0, window.scrollY)
    const isAway = 'headerAway' in dataset
    if (isAway ? top > turn : top < turn) turn = top
    const isFar = Math.abs(top - turn) > MIN_SCROLL
    if (top < header.offsetHeight || (isFar && isAway)) show()
    else if (isFar && !isInUse()) dataset.headerAway = ''
    else return
    turn = top
  }

  header.addEventListener('focusin', show, { signal })
  window.addEventListener('scroll', follow, { passive: true, signal })
}
