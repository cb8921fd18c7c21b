/**
 * Opens the web chat at a press on its bubble, with no payload (VDP-38): that of the chat service whose script put
 * `forecourtChat.open` on the page, else the page's own dialog. Self-contained: `PageScript` sends its source.
 */
export function openChat({ dialog }: { dialog: string }): void {
  document.querySelector('.chat-bubble')?.addEventListener('click', () => {
    const service = (window as { forecourtChat?: { open(): void } }).forecourtChat
    if (service) return service.open()
    const own = document.getElementById(dialog)
    if (own instanceof HTMLDialogElement && !own.open) own.showModal()
  })
}
