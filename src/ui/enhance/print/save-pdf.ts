interface Settings {
  /** The number that a PDF is counted by. */
  readonly event: number
}

/**
 * Links to a vehicle's PDF (`data-pdf`): while it is made they say so (SHARE-09), then it is saved under the link's own
 * file name (SHARE-10); what goes wrong is told by an alert (SHARE-12). Without it the browser follows the link. Self-contained: `PageScript` sends its source.
 */
export function savePdf({ event }: Settings): void {
  const page = window as Window & { savesPdf?: boolean }
  if (page.savesPdf) return
  page.savesPdf = true
  const FAILED = 'The PDF could not be made. Please try again.'

  function count(): void {
    document.dispatchEvent(new CustomEvent('forecourt:track', { detail: { event } }))
  }

  async function problemOf(answer: Response): Promise<string> {
    const body = await answer.json().catch(() => null)
    return body?.error?.message ?? FAILED
  }

  function save(file: Blob, name: string): void {
    const address = URL.createObjectURL(file)
    const link = document.createElement('a')
    link.href = address
    link.download = name
    link.click()
    setTimeout(() => URL.revokeObjectURL(address), 10_000)
  }

  async function prepare(link: HTMLAnchorElement): Promise<void> {
    link.setAttribute('aria-busy', 'true')
    const status = link.querySelector<HTMLElement>('[role="status"]')
    if (status) status.textContent = 'Preparing...'
    try {
      const answer = await fetch(link.href)
      if (!answer.ok) throw new Error(await problemOf(answer))
      // A network's sign-in page answers well, too.
      if (!answer.headers.get('content-type')?.startsWith('application/pdf')) throw new Error(FAILED)
      save(await answer.blob(), link.download)
    } catch (error) {
      const isOurs = error instanceof Error && !(error instanceof TypeError)
      window.alert(isOurs ? error.message : 'The PDF could not be fetched. Please check your connection.')
    }
    if (status) status.textContent = ''
    link.removeAttribute('aria-busy')
  }

  document.addEventListener('click', (press) => {
    const link =
      press.target instanceof Element ? press.target.closest<HTMLAnchorElement>('a[data-pdf]') : null
    // With another key it is the browser's: a new tab, a window, a download.
    if (!link || press.ctrlKey || press.metaKey || press.shiftKey || press.altKey) return
    press.preventDefault()
    if (link.getAttribute('aria-busy') === 'true') return
    count()
    void prepare(link)
  })
}
