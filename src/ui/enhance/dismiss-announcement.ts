interface Settings {
  /** What the bar announces: put away once, it stays away on every vehicle that would say the same. */
  readonly text: string
}

/**
 * Puts a vehicle's announcement away, and keeps it away for the session (VDP-18, decision 64). Runs right behind the bar,
 * before it is painted, so that nothing jumps. Self-contained: `PageScript` sends its source.
 */
export function dismissAnnouncement({ text }: Settings): void {
  const bar = document.querySelector<HTMLElement>('.vehicle-announcement')
  if (!bar) return
  const key = `forecourt:${document.documentElement.dataset.site}:announcement:${text}`
  try {
    bar.hidden = sessionStorage.getItem(key) === 'dismissed'
  } catch {
    // A browser that keeps nothing shows it on every visit.
  }
  bar.querySelector('.announcement-close')?.addEventListener('click', () => {
    bar.hidden = true
    try {
      sessionStorage.setItem(key, 'dismissed')
    } catch {
      // Put away for this visit at least.
    }
  })
}
