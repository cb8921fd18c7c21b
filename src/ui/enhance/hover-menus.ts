/**
 * Lets the header's menus open under a resting mouse. Click, Enter, Escape, Tab and a click elsewhere are the browser's own
 * (popovers), and so is that only one is open.
 */
export function hoverMenus(): void {
  /** Milliseconds: a mouse on its way elsewhere opens nothing; one that slips off may come back. */
  const rest = 120
  const grace = 260
  let timer = 0
  let hovered: HTMLElement | null = null

  function later(milliseconds: number, work: () => void): void {
    window.clearTimeout(timer)
    timer = window.setTimeout(work, milliseconds)
  }

  function onMouse(target: HTMLElement, type: 'pointerenter' | 'pointerleave', work: () => void): void {
    target.addEventListener(type, (event) => event.pointerType === 'mouse' && work())
  }

  function open(panel: HTMLElement | null): void {
    if (panel?.matches(':popover-open')) return
    if (hovered?.matches(':popover-open')) hovered.hidePopover()
    panel?.showPopover()
    hovered = panel
  }

  function leave(panel: HTMLElement): void {
    later(grace, () => {
      if (hovered === panel && panel.matches(':popover-open')) panel.hidePopover()
      hovered = null
    })
  }

  for (const item of document.querySelectorAll<HTMLElement>('[data-menu-item]')) {
    const panel = document.getElementById(item.getAttribute('popovertarget') ?? '')
    onMouse(item, 'pointerenter', () => later(rest, () => open(panel)))
    onMouse(item, 'pointerleave', () => (panel ? leave(panel) : window.clearTimeout(timer)))
    if (!panel) continue
    onMouse(panel, 'pointerenter', () => window.clearTimeout(timer))
    onMouse(panel, 'pointerleave', () => leave(panel))
    // The click that follows a hover means "keep it open", not "close what has just opened".
    item.addEventListener('click', (event) => {
      if (hovered === panel && panel.matches(':popover-open')) event.preventDefault()
      hovered = null
    })
  }
}
