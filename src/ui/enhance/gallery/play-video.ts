/**
 * Opens a vehicle's video and starts it, unless the shopper wants no motion; stops it when the dialog is closed. Self-contained:
 * `PageScript` sends its source.
 */
export function playVideo(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#vehicle-video')
  if (!dialog) return

  document.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element ? event.target.closest('[commandfor="vehicle-video"]') : null
    if (button?.getAttribute('command') !== 'show-modal' || dialog.open) return
    event.preventDefault()
    dialog.showModal()
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!isStill)
      dialog
        .querySelector('video')
        ?.play()
        .catch(() => undefined)
  })
  dialog.addEventListener('close', () => {
    dialog.querySelector('video')?.pause()
    // A provider's player cannot be told to stop; a new one that is not shown fetches nothing.
    const frame = dialog.querySelector('iframe')
    frame?.replaceWith(frame.cloneNode())
  })
  dialog.addEventListener('error', () => console.warn('The video of this vehicle cannot be loaded.'), true)
}
