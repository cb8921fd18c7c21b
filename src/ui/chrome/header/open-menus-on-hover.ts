import { panelOf } from './panel-of'

/** Milliseconds that a mouse rests before a menu opens: one on its way elsewhere opens nothing. */
const REST = 120
/** Milliseconds until a menu closes that the mouse has left: one that slips off may come back. */
const GRACE = 260

/**
 * Lets the header's menus open under a resting mouse, until `signal` is aborted. Click, Enter, Escape, Tab and a click elsewhere are the browser's own
 * (popovers), and so is that only one is open.
 */
export function openMenusOnHover(header: Element, signal: AbortSignal): void {
  let timer = 0
  /** The panel that the mouse opened, until a click keeps it. */
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
    timer = window.setTimeout(() => open(panelOf(item)), item ? REST : GRACE)
  }

  const onMouse = (event: Event) =>
    (event as PointerEvent).pointerType === 'mouse' && follow(event.target as Element)

  /** The click that follows a hover means "keep it open", not "close what has just opened". */
  function onClick(event: Event): void {
    const panel = panelOf((event.target as Element).closest('.menu-item'))
    if (!panel) return
    if (panel === hovered && panel.matches(':popover-open')) event.preventDefault()
    hovered = null
  }

  header.addEventListener('pointerover', onMouse, { signal })
  header.addEventListener('pointerleave', onMouse, { signal })
  header.addEventListener('click', onClick, { signal })
  // The mouse may have come before the menus listened.
  const before = header.querySelector('.menu-item:hover')
  if (before) follow(before)
}
