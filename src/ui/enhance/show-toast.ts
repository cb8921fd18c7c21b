/**
 * The page's one toast (SHARE-13): `forecourt:toast` on the document says its `text`, and how many milliseconds it stays
 * (`duration`; without one until it is dismissed, replaced, or `removal` has passed). Self-contained: `PageScript` sends its source.
 */
export function showToast({ removal }: { readonly removal: number }): void {
  const toast = document.querySelector<HTMLElement>('[data-toast]')
  const words = toast?.querySelector('p')
  if (!toast || !words) return
  let timer: ReturnType<typeof setTimeout> | undefined

  function hide(): void {
    clearTimeout(timer)
    if (toast?.matches(':popover-open')) toast.hidePopover()
    if (words) words.textContent = ''
  }

  document.addEventListener('forecourt:toast', (said) => {
    const { text, duration } = (said as CustomEvent<{ text: string; duration?: number }>).detail
    hide()
    // In the top layer, above a dialog that may be open.
    toast.showPopover?.()
    words.textContent = text
    timer = setTimeout(hide, duration ?? removal)
  })
  toast.querySelector('button')?.addEventListener('click', hide)
}
