/** Polyfills the `command` attributes that open and close dialogs, until `signal` is aborted. */
export function polyfillDialogCommands(signal: AbortSignal): void {
  if ('command' in HTMLButtonElement.prototype) return

  function onClick(event: MouseEvent): void {
    if (event.defaultPrevented) return
    const button = event.target instanceof Element ? event.target.closest('button[commandfor]') : null
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
    if (!(dialog instanceof HTMLDialogElement)) return
    const command = button?.getAttribute('command')
    if (command === 'show-modal' && !dialog.open) dialog.showModal()
    if (command === 'close') dialog.close()
  }

  document.addEventListener('click', onClick, { signal })
}
