import { panelOf } from './open-menus-on-hover'

const STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}

/** Moves the focus to the next or previous element and wraps at both ends. */
function step(among: readonly Element[], from: Element | null, by: 1 | -1): void {
  const index = from ? among.indexOf(from) : -1
  const next = index === -1 && by < 0 ? -1 : (index + by) % among.length
  const element = among.at(next)
  if (element instanceof HTMLElement) element.focus()
}

/**
 * Handles the arrow keys in the header's menu, along its items and inside an open panel, until `signal` is
 * aborted.
 */
export function navigateMenusByKeys(header: Element, signal: AbortSignal): void {
  function onKey(event: Event): void {
    const { key, target } = event as KeyboardEvent
    const by = STEPS[key]
    const items = [...header.querySelectorAll('.menu-item')]
    const item = items.find((each) => each === target || panelOf(each)?.contains(target as Node))
    if (!by || !item) return
    const panel = panelOf(item)
    if (key === 'ArrowRight' || key === 'ArrowLeft') {
      panel?.togglePopover(false)
      step(items, item, by)
    } else if (panel) {
      panel.togglePopover(true)
      step([...panel.querySelectorAll('a[href]')], document.activeElement, by)
    } else return
    event.preventDefault()
  }

  header.addEventListener('keydown', onKey, { signal })
}
