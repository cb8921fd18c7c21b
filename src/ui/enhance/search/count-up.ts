/**
 * Counts from one number to another within a second (SEARCH-04), unless the shopper asked for less motion. What is spoken
 * stands beside it and does not count. Self-contained: `PageScript` sends its source.
 */
export function countUp(element: HTMLElement, from: number, to: number): void {
  const start = performance.now()
  const turn = `${start}`
  const write = (value: number) => {
    element.textContent = Math.round(value).toLocaleString('en-AU')
  }
  function step(now: number): void {
    if (element.dataset.counting !== turn) return
    const part = Math.min(1, Math.max(0, (now - start) / 1000))
    write(from + (to - from) * (1 - (1 - part) ** 3))
    if (part < 1) requestAnimationFrame(step)
  }
  // A later count stops this one.
  element.dataset.counting = turn
  const isStill = from === to || matchMedia('(prefers-reduced-motion: reduce)').matches
  write(isStill ? to : from)
  if (!isStill) requestAnimationFrame(step)
}
