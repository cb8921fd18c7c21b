/** Gives jsdom what parts of a whole page ask a browser for, so that they stand still: no size changes, nothing is near, no answer comes. */
export function installBrowserParts(): void {
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(window, {
    ResizeObserver: Observer,
    IntersectionObserver: Observer,
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
    fetch: () => new Promise(() => undefined),
  })
}
