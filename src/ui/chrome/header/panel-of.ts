/** Returns the panel that a menu item opens; null for a plain link. */
export function panelOf(item: Element | null | undefined): HTMLElement | null {
  const panel = item instanceof HTMLButtonElement ? item.popoverTargetElement : null
  return panel instanceof HTMLElement ? panel : null
}
