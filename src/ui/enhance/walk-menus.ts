/**
 * Lets the arrow keys walk the header's menu: left and right along it, down and up through what an item opens. Opening the
 * search puts the focus into its field.
 */
export function walkMenus(): void {
  const items = [...document.querySelectorAll<HTMLElement>('[data-menu-item]')]
  const directions: Readonly<Record<string, 1 | -1>> = {
    ArrowRight: 1,
    ArrowDown: 1,
    ArrowLeft: -1,
    ArrowUp: -1,
  }

  function panelOf(item: HTMLElement): HTMLElement | null {
    return document.getElementById(item.getAttribute('popovertarget') ?? '')
  }

  function step(among: readonly Element[], from: Element | null, by: 1 | -1): void {
    const index = from ? among.indexOf(from) : -1
    const next = index === -1 && by < 0 ? among.length - 1 : (index + by + among.length) % among.length
    const target = among[next]
    if (target instanceof HTMLElement) target.focus()
  }

  function onKey(event: KeyboardEvent): void {
    const by = directions[event.key]
    const focused = document.activeElement
    const item = items.find((one) => one === focused || panelOf(one)?.contains(focused))
    if (!by || !item) return
    const panel = panelOf(item)
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      if (panel?.matches(':popover-open')) panel.hidePopover()
      step(items, item, by)
    } else if (panel) {
      if (!panel.matches(':popover-open')) panel.showPopover()
      step([...panel.querySelectorAll('a[href]')], focused, by)
    } else return
    event.preventDefault()
  }

  document.querySelector('[data-menu]')?.addEventListener('keydown', (event) => onKey(event as KeyboardEvent))
  const search = document.getElementById('search-panel')
  search?.addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState === 'open') search.querySelector('input')?.focus()
  })
}
