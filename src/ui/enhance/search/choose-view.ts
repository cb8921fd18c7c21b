/**
 * Shows results as a grid or as a list, as this browser last chose on this website (`forecourt:<site>:view`), else as the
 * website does. Self-contained: `PageScript` sends its source.
 */
export function chooseView(): void {
  const key = `forecourt:${document.documentElement.dataset.site}:view`

  function kept(): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null // Storage is off.
    }
  }

  function show(): void {
    const grid = document.querySelector<HTMLElement>('[data-view]')
    const chosen = kept()
    const view = chosen === 'grid' || chosen === 'list' ? chosen : grid?.dataset.view
    if (!view) return
    for (const button of document.querySelectorAll<HTMLElement>('[data-show-as]')) {
      button.setAttribute('aria-pressed', `${button.dataset.showAs === view}`)
    }
    if (!grid || (chosen === null && grid.dataset.shown === undefined)) return
    grid.dataset.shown = view
    const [look = '', columns = ''] = (grid.dataset[view] ?? '').split(' ')
    grid.dataset.columns = columns
    for (const card of grid.querySelectorAll<HTMLElement>('.vehicle-card')) card.dataset.look = look
  }

  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-show-as]') : null
    if (!button?.dataset.showAs) return
    try {
      localStorage.setItem(key, button.dataset.showAs)
    } catch {
      return // A browser that keeps nothing keeps the website's view.
    }
    show()
  })
  document.addEventListener('forecourt:search', show)
  show()
}
