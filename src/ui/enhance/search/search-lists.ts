/**
 * Fields that narrow a long list of choices to those with a word that begins so. The list is the page's own: nothing is asked.
 * After other results came, the lists are narrowed again. Self-contained: `PageScript` sends its source.
 */
export function searchLists(): void {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()

  function narrow(field: HTMLInputElement): void {
    const asked = plain(field.value.trim())
    for (const choice of field.parentElement?.querySelectorAll<HTMLElement>('.facet-lists > ul > li') ?? []) {
      const label = plain(choice.querySelector('.facet-label')?.textContent ?? '')
      choice.hidden = asked !== '' && !` ${label}`.includes(` ${asked}`)
    }
  }

  const fields = () => document.querySelectorAll<HTMLInputElement>('[data-list-search]')
  const isField = (target: EventTarget | null): target is HTMLInputElement =>
    target instanceof HTMLInputElement && target.matches('[data-list-search]')
  document.addEventListener('input', ({ target }) => {
    if (isField(target)) narrow(target)
  })
  document.addEventListener('keydown', (event) => {
    // The form is not what Enter was meant for.
    if (event.key === 'Enter' && isField(event.target)) event.preventDefault()
  })
  document.addEventListener('forecourt:search', () => {
    for (const field of fields()) narrow(field)
  })
}
