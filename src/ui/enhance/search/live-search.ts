import type { Answer, createAnswerCache } from './answer-cache'
import type { countUp } from './count-up'
import type { fetchPage } from './fetch-page'
import type { formAddress } from './form-address'
import type { createKeptChoices } from './kept-choices'
import type { morph } from './morph'
import type { createScrollMemory } from './scroll-memory'
import type { openSearchPage } from './search-page'
import type { Step, watchChoices } from './watch-choices'

export interface LiveSearchParts {
  readonly createAnswerCache: typeof createAnswerCache
  readonly createKeptChoices: typeof createKeptChoices
  readonly createScrollMemory: typeof createScrollMemory
  readonly countUp: typeof countUp
  readonly fetchPage: typeof fetchPage
  readonly formAddress: typeof formAddress
  readonly morph: typeof morph
  readonly openSearchPage: typeof openSearchPage
  readonly watchChoices: typeof watchChoices
}

/**
 * Results that follow the shopper: every choice, every pause in typing, every link to other results and every step through
 * the history fetches the page of its address and changes this page into it (docs/adr/0013). What is shown stays until the
 * answer is there (SEARCH-10), and an answer that a later one overtook is dropped. Self-contained: `PageScript` sends its source.
 */
export function liveSearch(_: unknown, parts: LiveSearchParts): void {
  const opened = parts.openSearchPage(parts)
  if (!opened) return
  const page = opened
  const { root, allStock } = page
  const cache = parts.createAnswerCache()
  const kept = parts.createKeptChoices(allStock)
  const scrolls = parts.createScrollMemory()
  const here = () => location.pathname + location.search
  let shown = here()
  /** When what is shown came. */
  let shownAt = Date.now()
  let asked = parts.formAddress(page.form)
  let isSettled = true
  let latest = 0
  let underWay = new AbortController()
  /** The field that the present entry of the history was written in. */
  let entryField: Step['field'] = null
  let retry = () => {}

  async function show(address: string, step: Step): Promise<void> {
    underWay.abort()
    underWay = new AbortController()
    latest += 1
    const turn = latest
    asked = address
    isSettled = false
    retry = () => void show(address, step)
    page.wait(true)
    try {
      const answer = cache.get(address) ?? (await fetchAnswer(address))
      if (turn === latest) take(address, answer, step)
    } catch (error) {
      if (turn === latest) fail(error)
    }
    if (turn === latest) page.wait(false)
  }

  async function fetchAnswer(address: string): Promise<Answer> {
    // The tiles of the answer are drawn as this page's were, and stay in their places.
    const headers = { 'x-promo-seed': root.dataset.seed ?? '' }
    return { page: await parts.fetchPage(address, underWay.signal, headers), at: Date.now() }
  }

  function take(address: string, answer: Answer, step: Step): void {
    const fresh = new DOMParser().parseFromString(answer.page, 'text/html')
    const next = fresh.querySelector<HTMLElement>('[data-search]')
    if (!next?.querySelector('[data-results]')) throw new Error(`no results at ${address}`)
    if (!cache.get(shown)) cache.set(shown, { page: document.documentElement.outerHTML, at: shownAt })
    const own = next.dataset.address ?? address
    for (const name of [address, own]) cache.set(name, answer)
    if (!step.isBack) {
      enter(own, step)
      kept.keep(shown, own)
    }
    entryField = step.field
    shown = here()
    shownAt = answer.at
    isSettled = true
    page.become(fresh, next, !step.isBack)
    arrive(step)
    document.dispatchEvent(new CustomEvent('forecourt:search'))
    window.dispatchEvent(new CustomEvent('forecourt:favourites'))
  }

  function enter(address: string, { field, isStart }: Step): void {
    const isSameEntry = isStart || address === shown || (field && field === entryField)
    scrolls.write(isSameEntry ? 'replace' : 'push', address)
  }

  /** Brings the beginning of other results into view; steps through the history end where they were left. */
  function arrive({ isBack, isOtherPage }: Step): void {
    if (isBack) {
      scrolls.restore()
      return
    }
    const { results } = page
    if (isOtherPage) results.focus({ preventScroll: true })
    if (results.getBoundingClientRect().top < 0) {
      results.scrollIntoView({ block: 'start', behavior: 'instant' })
    }
  }

  function fail(error: unknown): void {
    console.error('stock search failed', error)
    // The same choice made again is another try.
    asked = ''
    page.fail()
  }

  const choices = {
    onForm: (address: string, step: Step) => void (address !== asked && show(address, step)),
    onLink: (address: string, step: Step) => void show(address, step),
    onRetry: () => retry(),
  }
  parts.watchChoices(page, choices, parts)
  // Before the framework's own listener, which development brings along.
  window.addEventListener('popstate', (event) => {
    event.stopImmediatePropagation()
    if (isSettled && here() === shown) return
    scrolls.move()
    void show(here(), { isBack: true })
  })
  const start = kept.start(shown)
  if (start) {
    void show(start, { isStart: true })
    return
  }
  // A form writes its fields into the address; the page knows the address they have on this website.
  const own = root.dataset.address
  if (
    own &&
    own !== shown &&
    /^\?(query|page|sortBy|hitsPerPage|near|range|refinementList)\b/.test(location.search)
  ) {
    scrolls.write('replace', own)
    shown = own
  }
}
