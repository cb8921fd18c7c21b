/**
 * Installs inert versions of the browser APIs that a whole page uses: no size changes, nothing enters the
 * viewport, no response arrives.
 */
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
