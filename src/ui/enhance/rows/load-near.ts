import type { fetchPage } from '../search/fetch-page'

/**
 * Rows of vehicles that come late: once the shopper is within 500 px of a section with `data-late` (SIM-06), the page of that
 * address is fetched and its row takes the places that were kept. A page without a row hides the section while nobody sees
 * it; else, and when none comes, its places say so and lead to the search (SIM-10): what stands below never moves. A
 * `forecourt:late` event at the section starts it anew.
 * Self-contained: `PageScript` sends its source.
 */
export function loadNear(_: unknown, parts: { readonly fetchPage: typeof fetchPage }): void {
  async function load(section: HTMLElement): Promise<void> {
    const address = section.dataset.late
    if (!address) return
    section.setAttribute('aria-busy', 'true')
    try {
      const page = await parts.fetchPage(address, new AbortController().signal)
      if (section.dataset.late !== address) return
      const row = new DOMParser().parseFromString(page, 'text/html').querySelector<HTMLElement>('[data-row]')
      if (row) take(section, row)
      else if (section.getBoundingClientRect().top > innerHeight) section.hidden = true
      else section.dataset.failed = ''
    } catch (error) {
      console.error(`no vehicles from ${address}`, error)
      if (!section.querySelector('[data-row]')) section.dataset.failed = ''
    }
    section.removeAttribute('aria-busy')
  }

  function take(section: HTMLElement, row: HTMLElement): void {
    delete section.dataset.failed
    section.querySelector('[data-row]')?.remove()
    section.querySelector('[data-late-row]')?.after(document.adoptNode(row))
    window.dispatchEvent(new CustomEvent('forecourt:favourites'))
  }

  function watch(section: HTMLElement): void {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        load(section)
      },
      { rootMargin: '500px 0px' },
    )
    observer.observe(section)
  }

  for (const section of document.querySelectorAll<HTMLElement>('[data-late]:not([data-watched])')) {
    section.dataset.watched = ''
    section.addEventListener('forecourt:late', () => watch(section))
    watch(section)
  }
}
