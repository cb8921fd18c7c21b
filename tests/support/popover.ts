/** Teaches jsdom as much of popovers as scripts ask for: showing, hiding, `:popover-open` and the event. */
export function installPopovers(): void {
  const open = new WeakSet<Element>()
  const matches = Element.prototype.matches
  const change = (panel: HTMLElement, isOpen: boolean) => {
    if (isOpen) open.add(panel)
    else open.delete(panel)
    panel.dispatchEvent(Object.assign(new Event('toggle'), { newState: isOpen ? 'open' : 'closed' }))
  }
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      change(this, true)
    },
    hidePopover(this: HTMLElement) {
      change(this, false)
    },
  })
  Object.assign(Element.prototype, {
    matches(this: Element, selector: string) {
      return selector === ':popover-open' ? open.has(this) : matches.call(this, selector)
    },
  })
}
