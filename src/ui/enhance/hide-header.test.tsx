import { forgetPageListeners } from '~/tests/support/page-listeners'
import { hideHeader } from './hide-header'

forgetPageListeners()

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  window.dispatchEvent(new Event('scroll'))
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement
const isAway = () => document.documentElement.dataset.headerAway !== undefined

beforeEach(() => {
  scrollTo(0)
  delete document.documentElement.dataset.headerAway
  document.body.innerHTML =
    '<header class="site-header"><button>Menu</button><div popover id="menu"></div></header><button id="page">Page</button>'
  Object.defineProperty(find('.site-header'), 'offsetHeight', { value: 64 })
  hideHeader()
})

describe('the header', () => {
  it('goes when the page is scrolled down, and returns when it is scrolled up', () => {
    scrollTo(400)
    expect(isAway()).toBe(true)
    scrollTo(340)
    expect(isAway()).toBe(false)
  })

  it('does not follow a thumb that trembles', () => {
    scrollTo(400)
    scrollTo(395)
    expect(isAway()).toBe(true)
    scrollTo(300)
    scrollTo(305)
    expect(isAway()).toBe(false)
  })

  it('is there at the top of the page', () => {
    scrollTo(400)
    scrollTo(50)
    expect(isAway()).toBe(false)
  })

  it('stays while the focus is inside, and returns when the focus comes in [WCAG 2.4.11]', () => {
    find('.site-header button').focus()
    scrollTo(400)
    expect(isAway()).toBe(false)
    find('#page').focus()
    scrollTo(800)
    expect(isAway()).toBe(true)
    find('.site-header button').focus()
    expect(isAway()).toBe(false)
  })

  it('stays while a menu is open', () => {
    const toggle = (newState: string) =>
      find('#menu').dispatchEvent(Object.assign(new Event('toggle'), { newState }))
    toggle('open')
    scrollTo(400)
    expect(isAway()).toBe(false)
    toggle('closed')
    scrollTo(800)
    expect(isAway()).toBe(true)
  })
})
