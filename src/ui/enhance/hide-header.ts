/**
 * Hides the header while the page is scrolled down, and shows it again when it is scrolled up, when something in it gets
 * the focus, and near the top. It never goes while the focus or an open menu is inside.
 */
export function hideHeader(): void {
  /** Pixels in one direction before the header follows: a resting thumb trembles. */
  const enough = 12
  const root = document.documentElement
  const header = document.querySelector<HTMLElement>('.site-header')
  if (!header) return
  let turned = window.scrollY
  let last = turned
  let isDown = false
  const openMenus = new Set<EventTarget | null>()

  function isInUse(): boolean {
    return openMenus.size > 0 || Boolean(header?.contains(document.activeElement))
  }

  function follow(): void {
    const now = Math.max(0, window.scrollY)
    if (now === last) return
    if (now > last !== isDown) {
      isDown = now > last
      turned = last
    }
    last = now
    const isNearTop = now < (header?.offsetHeight ?? 0)
    if (isNearTop || (!isDown && turned - now > enough)) delete root.dataset.headerAway
    else if (isDown && now - turned > enough && !isInUse()) root.dataset.headerAway = ''
  }

  function noteMenu(event: Event): void {
    if (!(event.target instanceof HTMLElement) || !event.target.hasAttribute('popover')) return
    if ('newState' in event && event.newState === 'open') openMenus.add(event.target)
    else openMenus.delete(event.target)
  }

  header.addEventListener('toggle', noteMenu, true)
  window.addEventListener('scroll', follow, { passive: true })
  header.addEventListener('focusin', () => delete root.dataset.headerAway)
}
