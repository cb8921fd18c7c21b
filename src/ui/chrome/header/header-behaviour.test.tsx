import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { installBrowserParts } from '~/tests/support/browser-parts'
import { installDialogs } from '~/tests/support/dialog'
import { installPopovers } from '~/tests/support/popover'
import { frameChrome, frameSite } from '~/tests/support/site-frame'
import { SiteHeader } from './SiteHeader'

installBrowserParts()
installPopovers()
installDialogs()

const header = () => screen.getByRole('banner')
const menu = () => screen.getByRole('navigation', { name: 'Main' })
const item = (name: string) =>
  [...menu().querySelectorAll<HTMLElement>('.menu-item')].find(
    (each) => each.textContent === name,
  ) as HTMLElement
const panel = (name: string) =>
  document.getElementById(item(name).getAttribute('popovertarget') ?? '') as HTMLElement
const isOpen = (name: string) => panel(name).matches(':popover-open')

beforeEach(() => {
  document.documentElement.dataset.site = 'kestrel-kia'
  delete document.documentElement.dataset.headerAway
  window.scrollY = 0
  const ui = <SiteHeader chrome={frameChrome} site={frameSite('marque')} />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(ui)
  render(ui, { container, hydrate: true })
})

describe('the header', () => {
  const isAway = () => document.documentElement.dataset.headerAway !== undefined

  function scrollTo(y: number) {
    window.scrollY = y
    window.dispatchEvent(new Event('scroll'))
  }

  beforeEach(() => {
    Object.defineProperty(header(), 'offsetHeight', { value: 64 })
  })

  it('hides when the page scrolls down, and returns when it scrolls up', () => {
    scrollTo(400)
    expect(isAway()).toBe(true)
    scrollTo(340)
    expect(isAway()).toBe(false)
  })

  it('ignores small changes of direction', () => {
    scrollTo(400)
    scrollTo(395)
    expect(isAway()).toBe(true)
    scrollTo(300)
    scrollTo(305)
    expect(isAway()).toBe(false)
  })

  it('is visible at the top of the page', () => {
    scrollTo(400)
    scrollTo(50)
    expect(isAway()).toBe(false)
  })

  it('stays while the focus is inside, and returns when the focus enters it [WCAG 2.4.11]', () => {
    act(() => item('Home').focus())
    scrollTo(400)
    expect(isAway()).toBe(false)
    act(() => item('Home').blur())
    scrollTo(800)
    expect(isAway()).toBe(true)
    act(() => item('Home').focus())
    expect(isAway()).toBe(false)
  })

  it('stays while a menu is open', () => {
    panel('Stock').showPopover()
    scrollTo(400)
    expect(isAway()).toBe(false)
    panel('Stock').hidePopover()
    scrollTo(800)
    expect(isAway()).toBe(true)
  })
})

describe('menus on hover', () => {
  /** jsdom has no pointer events. */
  const mouse = (target: Element, type: string, pointerType = 'mouse') =>
    target.dispatchEvent(
      Object.assign(new Event(type, { bubbles: type !== 'pointerleave' }), { pointerType }),
    )
  const wait = (milliseconds: number) => void jest.advanceTimersByTime(milliseconds)
  const rest = (name: string) => {
    mouse(item(name), 'pointerover')
    wait(200)
  }

  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('open when the mouse rests on them, not when it passes [HF-04]', () => {
    mouse(item('Vehicles'), 'pointerover')
    mouse(header(), 'pointerover')
    wait(1000)
    expect(isOpen('Vehicles')).toBe(false)
    rest('Vehicles')
    expect(isOpen('Vehicles')).toBe(true)
  })

  it('stay open while the mouse moves into them, and close when it has left', () => {
    rest('Vehicles')
    mouse(header(), 'pointerover')
    wait(100)
    mouse(panel('Vehicles'), 'pointerover')
    wait(1000)
    expect(isOpen('Vehicles')).toBe(true)
    mouse(header(), 'pointerleave')
    wait(1000)
    expect(isOpen('Vehicles')).toBe(false)
  })

  it('open one at a time', () => {
    rest('Vehicles')
    mouse(header(), 'pointerover')
    rest('Stock')
    expect([isOpen('Vehicles'), isOpen('Stock')]).toEqual([false, true])
  })

  it('stay open on the click that follows the hover', () => {
    rest('Vehicles')
    expect(fireEvent.click(item('Vehicles'))).toBe(false)
    wait(1000)
    expect(isOpen('Vehicles')).toBe(true)
    expect(fireEvent.click(item('Vehicles'))).toBe(true)
  })

  it('do not open on hover for touch, which clicks', () => {
    mouse(item('Vehicles'), 'pointerover', 'touch')
    wait(1000)
    expect(isOpen('Vehicles')).toBe(false)
  })
})

describe('menus with the arrow keys', () => {
  const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key })
  const focused = () => document.activeElement?.textContent

  it('move the focus along the menu and wrap at both ends', () => {
    item('Home').focus()
    press('ArrowRight')
    expect(focused()).toBe('Vehicles')
    press('ArrowLeft')
    press('ArrowLeft')
    expect(focused()).toBe('Stock')
  })

  it('open with the down arrow, and close with the left and right arrows', () => {
    item('Vehicles').focus()
    press('ArrowDown')
    expect(isOpen('Vehicles')).toBe(true)
    expect(focused()).toMatch(/^Sportage/)
    press('ArrowDown')
    expect(focused()).toMatch(/^EV6/)
    press('ArrowRight')
    expect(isOpen('Vehicles')).toBe(false)
    expect(focused()).toBe('Stock')
  })

  it('open at their last link with the up arrow', () => {
    item('Vehicles').focus()
    press('ArrowUp')
    expect(focused()).toBe('See all stock')
  })

  it('leave other keys, and plain links, to the browser', () => {
    item('Home').focus()
    expect(press('ArrowDown')).toBe(true)
    expect(press('Tab')).toBe(true)
    expect(focused()).toBe('Home')
  })

  it('leave it to the browser to focus the search field when the search opens', () => {
    const fields = document.querySelectorAll('[autofocus]')
    expect([...fields].map((field) => field.closest('[popover]')?.id)).toEqual(['search-panel'])
  })
})

describe('the drawer of small screens', () => {
  const drawer = () => document.querySelector('dialog') as HTMLDialogElement
  /** A MutationObserver on the dialog notifies React in a microtask. */
  const settle = (happen: () => void) => act(async () => happen())
  const click = (target: Element) => settle(() => void fireEvent.click(target))
  const open = () => click(screen.getByRole('button', { name: 'Menu' }))
  const shown = jest.fn()

  beforeEach(() => {
    shown.mockReturnValue([{}])
    drawer().getClientRects = shown
  })

  it('opens and closes by buttons, also in browsers without command attributes', async () => {
    await open()
    expect(drawer().open).toBe(true)
    await click(screen.getByRole('button', { name: 'Close menu' }))
    expect(drawer().open).toBe(false)
  })

  it('closes on the phone’s Back button, which stays on the page', async () => {
    await open()
    await settle(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: null })))
    expect(drawer().open).toBe(false)
  })

  it('closes on a tap beside it, and not on a tap inside', async () => {
    await open()
    await click(drawer().querySelector('nav') as HTMLElement)
    expect(drawer().open).toBe(true)
    await click(drawer())
    expect(drawer().open).toBe(false)
  })

  it('closes when the menu moves into the header, because an invisible modal dialog would block the page', async () => {
    await open()
    await settle(() => void window.dispatchEvent(new Event('resize')))
    expect(drawer().open).toBe(true)
    shown.mockReturnValue([])
    await settle(() => void window.dispatchEvent(new Event('resize')))
    expect(drawer().open).toBe(false)
  })
})
