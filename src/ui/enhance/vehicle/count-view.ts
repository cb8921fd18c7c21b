interface Settings {
  slug: string
  photosCount: number
  updatedAt: string
  websiteId: string
  /** Views from which on the number is shown. */
  fewest: number
}

/**
 * Has a look at a vehicle's page counted, once a session, and shows what came of it; anything but an answer changes nothing
 * (VDP-37). Self-contained: `PageScript` sends its source.
 */
export function countView({ slug, photosCount, updatedAt, websiteId, fewest }: Settings): void {
  const key = `forecourt:${document.documentElement.dataset.site}:seen:${slug}`

  function isNew(): boolean {
    try {
      const wasSeen = sessionStorage.getItem(key) !== null
      sessionStorage.setItem(key, '1')
      return !wasSeen
    } catch {
      return true
    }
  }

  async function ask(): Promise<void> {
    const query = new URLSearchParams({
      photos_count: String(photosCount),
      updated_at: updatedAt,
      website_id: websiteId,
    })
    if (!isNew()) query.set('seen', '1')
    const response = await fetch(`/cars/${encodeURIComponent(slug)}/view.json?${query}`).catch(() => null)
    const answer = response?.ok ? await response.json().catch(() => null) : null
    const line = document.querySelector<HTMLElement>('[data-views]')
    const count = line?.querySelector('[data-view-count]')
    if (!line || !count || typeof answer?.views !== 'number') return
    // One text, whose end moves: a word behind the number would be a thing of the page that jumps.
    count.textContent = `Viewed ${answer.views.toLocaleString('en-AU')} times`
    line.dataset.views = answer.views >= fewest ? '' : 'few'
  }

  // After everything that a shopper waits for.
  if (document.readyState === 'complete') void ask()
  else window.addEventListener('load', () => void ask(), { once: true })
}
