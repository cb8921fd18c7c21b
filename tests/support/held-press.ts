/** The keys that, held with a press, make it the browser's own: a new tab, a window, a download. */
export const heldKeys = ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const

/** Whether scripts leave a press on a link to the browser, which follows it nowhere here. */
export function isLeftAlone(link: Element, held?: (typeof heldKeys)[number]): boolean {
  let isLeft = false
  document.addEventListener(
    'click',
    (press) => {
      isLeft = !press.defaultPrevented
      press.preventDefault()
    },
    { once: true },
  )
  link.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...(held && { [held]: true }) }),
  )
  return isLeft
}
