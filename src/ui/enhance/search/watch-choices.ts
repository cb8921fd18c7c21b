import type { formAddress } from './form-address'
import type { SearchPage } from './search-page'

/** What a shopper did to get to other results. */
export interface Step {
  /** The field they write in: what follows in the same one is the same step. */
  readonly field?: Element | null
  /** They went through the history. */
  readonly isBack?: boolean
  /** They just came. */
  readonly isStart?: boolean
  /** They turned to another page of the same results. */
  readonly isOtherPage?: boolean
}

export interface Choices {
  /** Asks for what the form says. */
  readonly onForm: (address: string, step: Step) => void
  readonly onLink: (address: string, step: Step) => void
  readonly onRetry: () => void
}

/**
 * Hears what a shopper chooses: boxes, lists and sliders at once, what is written after a pause of 250 ms, the form when it
 * is sent, and links to other results. A field whose text is no answer yet, such as half a postcode, is waited for: sending the
 * form says so at a field in view, and goes without one that is put away (SEARCH-03).
 * Self-contained: `PageScript` sends its source.
 */
export function watchChoices(
  page: SearchPage,
  { onForm, onLink, onRetry }: Choices,
  parts: { formAddress: typeof formAddress },
): void {
  const { root, allStock } = page
  let pause: ReturnType<typeof setTimeout> | undefined

  const isWritten = (field: Element) => /^(search|text|number|range)$/.test((field as HTMLInputElement).type)
  const fieldOf = (target: EventTarget | null) =>
    (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) && target.form === page.form
      ? target
      : null

  /** Half a number can be lower than the lower end: it is waited for. */
  function isCrossed(field: Element): boolean {
    const [low, high] = field.closest('[data-range]')?.querySelectorAll<HTMLInputElement>('[name]') ?? []
    return Boolean(low?.value && high?.value && Number(low.value) > Number(high.value))
  }

  function ask(field: Element | null = null): void {
    clearTimeout(pause)
    const step = field && isWritten(field) ? { field: field.closest('fieldset') ?? field } : {}
    onForm(parts.formAddress(page.form), step)
  }

  function closeFilters(): void {
    const { form } = page
    form.closest<HTMLElement>('[popover]:popover-open')?.hidePopover()
    for (const open of form.querySelectorAll<HTMLDetailsElement>('details[name][open]')) open.open = false
  }

  /** The browser would hold the form back for a field in a closed group too, and could not say so. */
  function ownChecks(): void {
    page.form.noValidate = true
  }

  /** Whether a field in view is no answer yet, which it then says. */
  function isHeldBack(): boolean {
    const unfinished = [...page.form.querySelectorAll('input')].find(
      (field) => !field.validity.valid && field.checkVisibility(),
    )
    unfinished?.reportValidity()
    return unfinished !== undefined
  }

  /** What stands below a box goes with it: the models of a make. */
  function untickBelow(box: HTMLInputElement | HTMLSelectElement): void {
    if (box.type !== 'checkbox' || (box as HTMLInputElement).checked) return
    for (const below of box.closest('li')?.querySelectorAll<HTMLInputElement>('ul input:checked') ?? []) {
      below.checked = false
    }
  }

  ownChecks()
  document.addEventListener('forecourt:search', ownChecks)
  root.addEventListener('change', ({ target }) => {
    const field = fieldOf(target)
    if (field) untickBelow(field)
    if (field?.validity.valid) ask(field)
  })
  root.addEventListener('input', ({ target }) => {
    const field = fieldOf(target)
    // A slider that is being dragged is heard when it is let go.
    if (!field?.name || !isWritten(field)) return
    clearTimeout(pause)
    pause = setTimeout(() => field.validity.valid && !isCrossed(field) && ask(field), 250)
  })
  root.addEventListener('submit', (event) => {
    if (event.target !== page.form) return
    event.preventDefault()
    if (isHeldBack()) return
    ask()
    closeFilters()
    page.results.focus({ preventScroll: true })
  })
  root.addEventListener('click', (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
    if (!(target instanceof Element) || button || metaKey || ctrlKey || shiftKey || altKey) return
    if (target.closest('[data-search-retry]')) return onRetry()
    const link = target.closest('a')
    if (link?.origin !== location.origin || !`${link.pathname}/`.startsWith(`${allStock}/`)) return
    event.preventDefault()
    clearTimeout(pause)
    // What is half written goes with the rest.
    if (link.matches('[data-clear-filters]')) page.form.reset()
    onLink(link.pathname + link.search, { isOtherPage: link.closest('nav') !== null })
  })
}
