/** The keys that leave a click to the browser: a new tab, a window, a download. */
export const modifierKeys = ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const

/** Whether scripts leave a click on a link to the browser, which follows no link here. */
export function isLeftToBrowser(link: Element, held?: (typeof modifierKeys)[number]): boolean {
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
