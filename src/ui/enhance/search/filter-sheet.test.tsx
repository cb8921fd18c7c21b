import { renderToStaticMarkup } from 'react-dom/server'
import { FilterPanel } from '@/ui/search/FilterPanel'
import { filterSheet } from './filter-sheet'
import { morph } from './morph'

const find = (selector: string) => document.querySelector(selector) as HTMLElement

const panel = renderToStaticMarkup(
  <FilterPanel layout="rail" active={0}>
    <form>
      <button type="submit">Show</button>
    </form>
  </FilterPanel>,
)
const page = `<header></header><main><div data-search><p role="status"></p>${panel}<section id="results"></section></div></main>`

/** What a browser tells of a sheet that it opens or closes. */
function turn(newState: 'open' | 'closed'): void {
  for (const name of ['beforetoggle', 'toggle']) {
    find('.filter-sheet').dispatchEvent(Object.assign(new Event(name), { newState }))
  }
}

const inert = () =>
  [...document.querySelectorAll<HTMLElement>('*')]
    .filter((each) => each.hasAttribute('inert'))
    .map(({ id, className, tagName }) => id || className || tagName)

describe('the filters as a sheet over the page', () => {
  beforeEach(() => {
    document.body.innerHTML = `${page}<footer inert></footer>`
    filterSheet()
  })

  it('are a dialog with a name, and nothing that they cover can be reached', () => {
    turn('open')
    expect(inert()).toEqual(['HEADER', 'filter-opener', 'results', 'FOOTER'])
    expect(find('.filter-sheet').getAttribute('role')).toBe('dialog')
    expect(find(`#${find('.filter-sheet').getAttribute('aria-labelledby')}`).textContent).toBe('Filters')
    expect(document.activeElement?.textContent).toBe('Filters')
  })

  it('stay so when other results come', () => {
    turn('open')
    const next = new DOMParser().parseFromString(page, 'text/html').querySelector('[data-search]') as Element
    morph(find('[data-search]'), next, { leave: '[data-own]', isTyped: () => false })
    document.dispatchEvent(new CustomEvent('forecourt:search'))
    expect(inert()).toEqual(['HEADER', 'filter-opener', 'results', 'FOOTER'])
    expect(find('.filter-sheet').getAttribute('role')).toBe('dialog')
  })

  it('leave the page as it was when they close', () => {
    turn('open')
    turn('closed')
    expect(inert()).toEqual(['FOOTER'])
    expect(find('.filter-sheet').hasAttribute('role')).toBe(false)
    document.dispatchEvent(new CustomEvent('forecourt:search'))
    expect(inert()).toEqual(['FOOTER'])
  })
})
