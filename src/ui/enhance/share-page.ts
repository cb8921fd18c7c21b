/** Brings the button to life that shares the page's address: by the phone's own sheet, else by copying it. */
export function sharePage(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-share]')
  const status = document.querySelector<HTMLElement>('[data-share-status]')
  if (!button || !status) return
  button.hidden = false
  button.addEventListener('click', async () => {
    const url = window.location.href
    try {
      if (window.matchMedia('(pointer: coarse)').matches && navigator.share) {
        await navigator.share({ title: document.title, url })
      } else {
        await navigator.clipboard.writeText(url)
        status.textContent = 'Link copied'
      }
    } catch {
      status.textContent = 'Copy the address of this page to share it'
    }
  })
}
