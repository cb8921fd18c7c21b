/**
 * Fields that narrow a long list of choices to those with a word that begins so. The list is the page's own: nothing is asked.
 * A make stays with those of its models that are left, and with all of them when it is meant itself. A heading goes with the last
 * of its choices; when none is left, that is said. After other results came, the lists are narrowed again. Self-contained:
 * `PageScript` sends its source.
 */
export function searchLists(): void {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()

  /** Whether a choice of the list is left. */
  function narrowList(list: Element, asked: string): boolean {
    let isLeft = false
    for (const choice of list.querySelectorAll<HTMLElement>(':scope > li')) {
      const label = plain(choice.querySelector('.facet-label')?.textContent ?? '')
      const isMeant = asked === '' || ` ${label}`.includes(` ${asked}`)
      const below = choice.querySelector(':scope > ul')
      const isLeftBelow = below !== null && narrowList(below, isMeant ? '' : asked)
      choice.hidden = !isMeant && !isLeftBelow
      isLeft ||= !choice.hidden
    }
    const heading = list.previousElementSibling
    if (heading?.matches('.facet-heading')) heading.toggleAttribute('hidden', !isLeft)
    return isLeft
  }

  /** The words that nothing is left, hidden unless that is so. */
  function narrow(field: HTMLInputElement): HTMLElement | null {
    const asked = plain(field.value.trim())
    const lists = [...(field.parentElement?.querySelectorAll('.facet-lists > ul') ?? [])]
    const isLeft = lists.map((list) => narrowList(list, asked)).includes(true)
    const none = field.parentElement?.querySelector<HTMLElement>('[data-list-none]') ?? null
    if (none) none.hidden = isLeft
    return none
  }

  /** The page's one live region tells what stands there, and nothing once that is no longer so. */
  function say(none: HTMLElement | null): void {
    const status = document.querySelector('[data-search-status]')
    if (!status || !none) return
    if (!none.hidden) status.textContent = none.textContent
    else if (status.textContent === none.textContent) status.textContent = ''
  }

  const fields = () => document.querySelectorAll<HTMLInputElement>('[data-list-search]')
  const isField = (target: EventTarget | null): target is HTMLInputElement =>
    target instanceof HTMLInputElement && target.matches('[data-list-search]')
  document.addEventListener('input', ({ target }) => {
    if (isField(target)) say(narrow(target))
  })
  document.addEventListener('keydown', (event) => {
    // The form is not what Enter was meant for.
    if (event.key === 'Enter' && isField(event.target)) event.preventDefault()
  })
  document.addEventListener('forecourt:search', () => {
    for (const field of fields()) narrow(field)
  })
}
