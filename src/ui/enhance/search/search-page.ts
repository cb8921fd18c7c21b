import type { countUp } from './count-up'
import type { morph } from './morph'

export interface SearchPage {
  readonly root: HTMLElement
  /** The form as it is now: should the page's change ever bring another, that one counts. */
  readonly form: HTMLFormElement
  /** The path of all stock, which those of landing pages are below. */
  readonly allStock: string
  /** The results as they are now. */
  readonly results: HTMLElement
  /** Marks the results as those of before, while others are on their way. */
  readonly wait: (isWaiting: boolean) => void
  /** Becomes another page of results; what a shopper is writing, or has half written, stays theirs unless they went elsewhere. */
  readonly become: (page: Document, next: HTMLElement, keepsTyped: boolean) => void
  /** Says that there was no answer, beside the results of before (SEARCH-10). */
  readonly fail: () => void
}

/**
 * The page of results in the browser, or null where there is none. One live region tells what was found.
 * Self-contained: `PageScript` sends its source.
 */
export function openSearchPage(parts: { morph: typeof morph; countUp: typeof countUp }): SearchPage | null {
  const root = document.querySelector<HTMLElement>('[data-search]')
  const formIn = (page: ParentNode) => page.querySelector('form')
  const resultsIn = (page: ParentNode) => page.querySelector<HTMLElement>('[data-results]')
  const first = root && { form: formIn(root), results: resultsIn(root) }
  if (!root || !first?.form || !first.results) return null
  const { form, results } = first
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-search-${name}]`)
  const counts = () => [...root.querySelectorAll<HTMLElement>('[data-count]')]

  function say(text: string | undefined): void {
    const status = part('status')
    if (status) status.textContent = text ?? ''
  }

  function headOf(page: Document): void {
    document.title = page.title
    // What search engines are told of a page is of that page alone: what it does not say, nothing says.
    const told =
      'link[rel="canonical"], meta[name="robots"], meta[name="description"], script[type="application/ld+json"]'
    for (const old of document.querySelectorAll(told)) old.remove()
    for (const fresh of page.querySelectorAll(told)) document.head.append(document.importNode(fresh, true))
  }

  return {
    root,
    get form() {
      return formIn(root) ?? form
    },
    get results() {
      return resultsIn(root) ?? results
    },
    allStock: form.getAttribute('action') ?? '',
    wait: (isWaiting) => resultsIn(root)?.setAttribute('aria-busy', `${isWaiting}`),
    become(page, next, keepsTyped) {
      const before = counts().map(({ dataset }) => Number(dataset.count))
      const focused = document.activeElement
      headOf(page)
      parts.morph(root, next, {
        leave: '[data-own], .photo-strip, .photo-dots',
        isTyped: (field) =>
          keepsTyped && (field === document.activeElement || !(field as HTMLInputElement).validity.valid),
      })
      if (focused?.isConnected === false) resultsIn(root)?.focus({ preventScroll: true })
      for (const [index, count] of counts().entries()) {
        const to = Number(count.dataset.count)
        parts.countUp(count, before[index] ?? before[0] ?? to, to)
      }
      part('failure')?.setAttribute('hidden', '')
      say(next.dataset.found)
    },
    fail() {
      const failure = part('failure')
      failure?.removeAttribute('hidden')
      say(failure?.dataset.says)
    },
  }
}
