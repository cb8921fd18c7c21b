/**
 * Lets folded texts grow and shrink in the time that the theme gives collapses, 300 ms (VDP-30); without it they do so at
 * once. Self-contained: `PageScript` sends its source.
 */
export function foldTexts(): void {
  const page = window as Window & { foldsTexts?: boolean }
  if (page.foldsTexts) return
  page.foldsTexts = true

  function timeOf(words: Element): number {
    return Number.parseFloat(getComputedStyle(words).getPropertyValue('--motion-collapse')) || 0
  }

  document.addEventListener('click', ({ target }) => {
    const summary = target instanceof Element ? target.closest('.folded-text > details > summary') : null
    const words = summary?.closest('.folded-text')?.querySelector<HTMLElement>('.folded-words')
    if (!words) return
    const before = words.offsetHeight
    // The browser opens or closes it after the click has been heard.
    requestAnimationFrame(() => {
      const height = [`${before}px`, `${words.offsetHeight}px`]
      words.animate({ height, overflow: ['clip', 'clip'] }, { duration: timeOf(words), easing: 'ease' })
    })
  })
}
