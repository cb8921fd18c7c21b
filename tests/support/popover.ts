/**
 * Gives jsdom the parts of popovers that components use: showing, hiding, `:popover-open`, the event and its
 * source.
 */
export function installPopovers(): void {
  const open = new WeakSet<Element>()
  const matches = Element.prototype.matches
  const change = (panel: HTMLElement, isOpen: boolean) => {
    const newState = isOpen ? 'open' : 'closed'
    panel.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }))
    if (isOpen) open.add(panel)
    else open.delete(panel)
    panel.dispatchEvent(Object.assign(new Event('toggle'), { newState }))
  }
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      change(this, true)
    },
    hidePopover(this: HTMLElement) {
      change(this, false)
    },
    togglePopover(this: HTMLElement, force: boolean) {
      if (force !== open.has(this)) change(this, force)
    },
  })
  Object.defineProperty(HTMLButtonElement.prototype, 'popoverTargetElement', {
    configurable: true,
    get(this: HTMLButtonElement) {
      return document.getElementById(this.getAttribute('popovertarget') ?? '')
    },
  })
  Object.assign(Element.prototype, {
    matches(this: Element, selector: string) {
      return selector === ':popover-open' ? open.has(this) : matches.call(this, selector)
    },
  })
}
