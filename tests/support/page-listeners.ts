/**
 * Takes away, after each test, what scripts of the page listen to on the window: in a browser a page runs each script once,
 * and the next page has a window of its own.
 */
export function forgetPageListeners(): void {
  const add = window.addEventListener
  let added: [string, EventListenerOrEventListenerObject][] = []
  beforeEach(() => {
    window.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: AddEventListenerOptions | boolean,
    ) => {
      added.push([type, listener])
      add.call(window, type, listener, options)
    }
  })
  afterEach(() => {
    for (const [type, listener] of added) window.removeEventListener(type, listener)
    added = []
    window.addEventListener = add
  })
}
