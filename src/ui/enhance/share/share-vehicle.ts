interface Settings {
  /** The vehicle's address and name. */
  readonly url: string
  readonly title: string
  /** What tells that the link was copied: the button itself, or a toast (SHARE-05, SHARE-06). */
  readonly notice: string
}

/**
 * Brings the share block to life: the phone's own sheet, networks in a small window (SHARE-07), and copying the link
 * (SHARE-05, SHARE-06). Without it the networks are plain links. Self-contained: `PageScript` sends its source.
 */
export function shareVehicle({ url, title, notice }: Settings): void {
  const block = document.querySelector<HTMLElement>('[data-share-block]')
  const copy = block?.querySelector<HTMLButtonElement>('[data-share-copy]')
  const sheet = block?.querySelector<HTMLButtonElement>('[data-share-sheet]')
  const said = block?.querySelector<HTMLElement>('[data-share-said]')
  if (!block || !copy || !sheet) return
  let timer: ReturnType<typeof setTimeout> | undefined

  function say(text: string, duration: number): void {
    document.dispatchEvent(new CustomEvent('forecourt:toast', { detail: { text, duration } }))
  }

  function showCopied(): void {
    if (notice === 'toast') {
      say(`Copied ${title} to your clipboard!`, 3000)
      return
    }
    if (!copy) return
    copy.dataset.copied = ''
    if (said) said.textContent = 'Copied'
    clearTimeout(timer)
    timer = setTimeout(() => {
      delete copy.dataset.copied
      if (said) said.textContent = ''
    }, 1500)
  }

  copy.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(url)
      showCopied()
    } catch {
      say(`Your browser did not let us copy the link. It is ${url}`, 10_000)
    }
  })

  sheet.addEventListener('click', async () => {
    try {
      await navigator.share({ title, url })
    } catch {
      // The shopper changed their mind.
    }
  })
  sheet.hidden = !(window.matchMedia('(pointer: coarse)').matches && navigator.share)

  block.addEventListener('click', (event) => {
    // With another key it is the browser's: a new tab, a window, a download.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-popup]') : null
    const popup = link && window.open(link.href, 'share', 'popup,width=550,height=400')
    // Where windows may not be opened the link goes on by itself.
    if (!popup) return
    event.preventDefault()
    popup.opener = null
    link.dataset.popup = 'open'
    const polling = setInterval(() => {
      if (!popup.closed) return
      clearInterval(polling)
      link.dataset.popup = ''
      link.focus()
    }, 1000)
  })
}
