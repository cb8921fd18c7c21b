import { fireEvent } from '@testing-library/react'
import { installPopovers } from '~/tests/support/popover'
import { hoverMenus } from './hover-menus'
import { walkMenus } from './walk-menus'

installPopovers()

/** jsdom knows no pointer events. */
function mouse(target: Element, type: string, pointerType = 'mouse') {
  target.dispatchEvent(Object.assign(new Event(type), { pointerType }))
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement
const isOpen = (selector: string) => find(selector).matches(':popover-open')
const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key })
const focused = () => document.activeElement?.textContent

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = `
    <nav data-menu>
      <a data-menu-item href="/">Home</a>
      <button data-menu-item popovertarget="a">Vehicles</button>
      <div id="a" popover><a href="/rio">Rio</a><a href="/ev6">EV6</a></div>
      <button data-menu-item popovertarget="b">Stock</button>
      <div id="b" popover><a href="/new">New</a></div>
    </nav>
    <div id="search-panel" popover><input /></div>`
})

afterEach(() => jest.useRealTimers())

describe('menus under a mouse', () => {
  const rest = (target: string) => {
    mouse(find(target), 'pointerenter')
    jest.advanceTimersByTime(200)
  }

  beforeEach(hoverMenus)

  it('open when it rests on them, not when it passes [HF-04]', () => {
    mouse(find('[popovertarget=a]'), 'pointerenter')
    mouse(find('[popovertarget=a]'), 'pointerleave')
    jest.advanceTimersByTime(1000)
    expect(isOpen('#a')).toBe(false)
    rest('[popovertarget=a]')
    expect(isOpen('#a')).toBe(true)
  })

  it('stay open while it is on its way into them, and close when it has left', () => {
    rest('[popovertarget=a]')
    mouse(find('[popovertarget=a]'), 'pointerleave')
    jest.advanceTimersByTime(100)
    mouse(find('#a'), 'pointerenter')
    jest.advanceTimersByTime(1000)
    expect(isOpen('#a')).toBe(true)
    mouse(find('#a'), 'pointerleave')
    jest.advanceTimersByTime(1000)
    expect(isOpen('#a')).toBe(false)
  })

  it('are open one at a time', () => {
    rest('[popovertarget=a]')
    mouse(find('[popovertarget=a]'), 'pointerleave')
    rest('[popovertarget=b]')
    expect([isOpen('#a'), isOpen('#b')]).toEqual([false, true])
  })

  it('stay open at the click that follows', () => {
    rest('[popovertarget=a]')
    expect(fireEvent.click(find('[popovertarget=a]'))).toBe(false)
    jest.advanceTimersByTime(1000)
    expect(isOpen('#a')).toBe(true)
    expect(fireEvent.click(find('[popovertarget=a]'))).toBe(true)
  })

  it('do not open under a finger, which clicks', () => {
    mouse(find('[popovertarget=a]'), 'pointerenter', 'touch')
    jest.advanceTimersByTime(1000)
    expect(isOpen('#a')).toBe(false)
  })
})

describe('menus under the arrow keys', () => {
  beforeEach(walkMenus)

  it('are walked along, and around the ends', () => {
    find('[data-menu-item]').focus()
    press('ArrowRight')
    expect(focused()).toBe('Vehicles')
    press('ArrowLeft')
    press('ArrowLeft')
    expect(focused()).toBe('Stock')
  })

  it('open downwards, and are left sideways', () => {
    find('[popovertarget=a]').focus()
    press('ArrowDown')
    expect(isOpen('#a')).toBe(true)
    expect(focused()).toBe('Rio')
    press('ArrowDown')
    expect(focused()).toBe('EV6')
    press('ArrowRight')
    expect(isOpen('#a')).toBe(false)
    expect(focused()).toBe('Stock')
  })

  it('open at their last link upwards', () => {
    find('[popovertarget=a]').focus()
    press('ArrowUp')
    expect(focused()).toBe('EV6')
  })

  it('leave other keys, and plain links, to the browser', () => {
    find('[data-menu-item]').focus()
    expect(press('ArrowDown')).toBe(true)
    expect(press('Tab')).toBe(true)
    expect(focused()).toBe('Home')
  })

  it('put the focus into the search field when the search opens', () => {
    find('#search-panel').showPopover()
    expect(document.activeElement?.tagName).toBe('INPUT')
  })
})
