/** Returns the panel that a menu item opens; null for a plain link. */
export function panelOf(item: Element | null | undefined): HTMLElement | null {
  const panel = item instanceof HTMLButtonElement ? item.popoverTargetElement : null
  return panel instanceof HTMLElement ? panel : null
}

/** Milliseconds that a mouse must rest before a menu opens, so that a passing mouse opens nothing. */
const OPEN_DELAY_MS = 120
/** Milliseconds before a menu closes after the mouse has left it, so that a slip does not close it. */
const CLOSE_DELAY_MS = 260

/**
 * Opens the header's menus under a resting mouse, until `signal` is aborted. The browser handles click,
 * Enter, Escape, Tab and a click elsewhere (popovers), and keeps one menu open at a time.
 */
export function openMenusOnHover(header: Element, signal: AbortSignal): void {
  let timer = 0
  /** The panel that opened on hover, until a click pins it. */
  let hovered: HTMLElement | null = null

  function open(panel: HTMLElement | null): void {
    if (panel?.matches(':popover-open')) return
    hovered?.togglePopover(false)
    panel?.togglePopover(true)
    hovered = panel
  }

  function follow(target: Element): void {
    window.clearTimeout(timer)
    if (hovered?.contains(target)) return
    const item = target.closest('.menu-item')
    timer = window.setTimeout(() => open(panelOf(item)), item ? OPEN_DELAY_MS : CLOSE_DELAY_MS)
  }

  const onMouse = (event: Event) =>
    (event as PointerEvent).pointerType === 'mouse' && follow(event.target as Element)

  /** The click after a hover pins the panel; it must not close it. */
  function onClick(event: Event): void {
    const panel = panelOf((event.target as Element).closest('.menu-item'))
    if (!panel) return
    if (panel === hovered && panel.matches(':popover-open')) event.preventDefault()
    hovered = null
  }

  header.addEventListener('pointerover', onMouse, { signal })
  header.addEventListener('pointerleave', onMouse, { signal })
  header.addEventListener('click', onClick, { signal })
  // The mouse may already be over an item.
  const before = header.querySelector('.menu-item:hover')
  if (before) follow(before)
}
