interface Settings {
  carId: string
  dealershipId: string
  websiteId: string
}

/**
 * Shows a masked number everywhere on the page once a shopper asks for it, and has that recorded, once (PHONE-01, PHONE-03).
 * The number does not wait for the record, and what comes of it is only logged. Self-contained: `PageScript` sends its source.
 */
export function revealPhone({ carId, dealershipId, websiteId }: Settings): void {
  let isRecorded = false

  async function record(): Promise<void> {
    try {
      const response = await fetch('/api/phone-reveal', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ car_id: carId, dealership_id: dealershipId, website_id: websiteId }),
        keepalive: true,
      })
      console.info(`Phone reveal: ${response.status}`)
    } catch (error) {
      console.warn('The phone reveal was not recorded.', error)
    }
  }

  /** The bar at the foot led to the number (`#contact`), and calls it from now on. */
  function showInBar(revealed: HTMLAnchorElement | null): void {
    const link = document.querySelector<HTMLAnchorElement>('.bottom-bar a[href="#contact"]')
    const words = link?.querySelector('span')
    if (!revealed || !link || !words) return
    link.href = revealed.href
    const number = document.createElement('span')
    // On a phone the bar's three buttons leave no room for it.
    number.className = 'max-sm:sr-only'
    number.textContent = ` ${revealed.textContent?.replace('Call ', '')}`
    words.replaceChildren('Call', number)
  }

  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.matches('.call-number') || !target.open) return
      if (isRecorded) return
      isRecorded = true
      void record()
      // What had the focus is gone from the page.
      target.querySelector('a')?.focus()
      for (const other of document.querySelectorAll<HTMLDetailsElement>('.call-number')) other.open = true
      showInBar(target.querySelector('a'))
    },
    true,
  )
}
