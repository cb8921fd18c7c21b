/**
 * Opens the page's sticky bars (`data-shown-from`, pixels) while the page is scrolled that far, and what follows them
 * (VDP-12…14). Nothing listens to scrolling: the browser tells when a strip as high leaves the screen. How much of the screen the bars
 * take is written to the root, so that nothing hides below them; so is the height of the summary, which may stick to the
 * screen, and how deep in it the keyboard's focus is. Self-contained: `PageScript` sends its source.
 */
export function showBars(): void {
  const root = document.documentElement
  const summary = document.querySelector<HTMLElement>('.vehicle-summary')
  if (summary) {
    const tell = () => root.style.setProperty('--summary-height', `${summary.offsetHeight}px`)
    new ResizeObserver(tell).observe(summary)
    // One higher than the screen would keep its first buttons below the bars, whichever way the page is scrolled.
    summary.addEventListener('focusin', ({ target }) => {
      const focused = target as HTMLElement
      if (!focused.matches(':focus-visible')) return
      const depth = focused.getBoundingClientRect().top - summary.getBoundingClientRect().top
      root.style.setProperty('--summary-focus', `${depth}px`)
    })
    summary.addEventListener('focusout', () => root.style.removeProperty('--summary-focus'))
  }

  for (const bar of document.querySelectorAll<HTMLElement>('[data-shown-from]')) {
    const isBottom = bar.classList.contains('bottom-bar')
    // Not a `div`: the framework that development brings along would take it for the next one of the page's own.
    const strip = document.createElement('span')
    strip.style.cssText = `position:absolute;top:0;width:1px;height:${Number(bar.dataset.shownFrom) - 1}px;visibility:hidden`
    document.body.append(strip)
    const tell = () => {
      const isOpen = bar.hasAttribute('data-open')
      root.toggleAttribute('data-bottom-bar', isOpen)
      root.style.setProperty('--bottom-bar', isOpen ? `${bar.offsetHeight}px` : '0px')
    }
    new IntersectionObserver(([seen]) => {
      bar.toggleAttribute('data-open', Boolean(seen && !seen.isIntersecting))
      if (isBottom) tell()
    }).observe(strip)
    // Its buttons break into more lines on a narrower screen, and a low one has no bar.
    if (isBottom) new ResizeObserver(tell).observe(bar)
  }
}
