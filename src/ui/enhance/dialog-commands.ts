/** Teaches browsers without `command` attributes to open and close dialogs. For PageScript: stands alone. */
export function dialogCommands(): void {
  if ('command' in HTMLButtonElement.prototype) return
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button[commandfor]') : null
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
    if (!(dialog instanceof HTMLDialogElement)) return
    const command = button?.getAttribute('command')
    if (command === 'show-modal' && !dialog.open) dialog.showModal()
    if (command === 'close') dialog.close()
  })
}
