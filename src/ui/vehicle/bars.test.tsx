import { act, render, screen } from '@testing-library/react'
import { resolveSettings } from '@/domain/flags/resolve'
import { contactView } from '@/domain/stock/vehicle-page/contact-view'
import { pageTexts } from '@/domain/stock/vehicle-page/page-texts'
import { vehicle } from '~/tests/support/vehicle'
import SummaryBar from './summary-bar.island'
import SummaryRoom from './summary-room.island'
import { BottomBar } from './VehicleOverlays'

const { settings } = resolveSettings({ template: 'marque', tenant: { 'phone.override': '0712345678' } })
const root = document.documentElement
const top = () => screen.getByRole('region', { name: 'This vehicle' })
const bottom = () => screen.getByRole('region', { name: 'Contact us about this vehicle' })
const isOpen = (bar: HTMLElement) => bar.hasAttribute('data-open')

const resized = new Map<Element, () => void>()

function scrollTo(pixels: number): void {
  window.scrollY = pixels
  act(() => void window.dispatchEvent(new Event('scroll')))
}

beforeEach(() => {
  resized.clear()
  window.scrollY = 0
  window.ResizeObserver = class {
    constructor(private readonly notify: () => void) {}
    observe(element: Element) {
      resized.set(element, this.notify)
    }
    disconnect() {}
  } as unknown as typeof ResizeObserver
})

describe('the sticky bars', () => {
  beforeEach(() => {
    render(
      <>
        <SummaryBar
          name="2021 Kia Rio"
          details="Automatic"
          photo={{ vehicle: 'kia-rio', url: null, cdn: '', body: 'Hatch' }}
          price={null}
          weekly={null}
          isFinance={false}
          financeHref={null}
          tradeInHref="/cars/trade-in?car_id=1"
        />
        <BottomBar contact={contactView(vehicle(), settings)} texts={pageTexts(vehicle(), settings)} />
      </>,
    )
  })

  it('open from 500 px and beyond 900 px of scrolling, and close above [VDP-12, VDP-13]', () => {
    const at = (pixels: number) => {
      scrollTo(pixels)
      return [isOpen(top()), isOpen(bottom())]
    }
    expect([499, 500, 900, 901, 0].map(at)).toEqual([
      [false, false],
      [true, false],
      [true, false],
      [true, true],
      [false, false],
    ])
  })

  it('mark the page while the bottom bar is open, so that the chat bubble moves with it [VDP-14]', () => {
    scrollTo(901)
    expect(root.hasAttribute('data-bottom-bar')).toBe(true)
    scrollTo(900)
    expect(root.hasAttribute('data-bottom-bar')).toBe(false)
  })

  it('publish the height of the bottom bar while it is open, also after a resize [VDP-13]', () => {
    const height = () => root.style.getPropertyValue('--bottom-bar')
    const grow = (to: number) => {
      Object.defineProperty(bottom(), 'offsetHeight', { configurable: true, value: to })
      resized.get(bottom())?.()
    }
    scrollTo(901)
    grow(61)
    expect(height()).toBe('61px')
    grow(112)
    expect(height()).toBe('112px')
    scrollTo(0)
    expect(height()).toBe('0px')
  })
})

describe('a sticky summary', () => {
  it.each([
    ['the keyboard', true, '340px'],
    ['a mouse', false, ''],
  ])('publishes the depth of the focus from %s, and removes it on blur [VDP-12]', (_, isVisible, depth) => {
    render(
      <div className="vehicle-summary">
        <a href="tel:1">Call</a>
        <SummaryRoom />
      </div>,
    )
    const call = screen.getByRole('link')
    const summary = call.parentElement as HTMLElement
    jest.spyOn(call, 'matches').mockReturnValue(isVisible)
    jest.spyOn(call, 'getBoundingClientRect').mockReturnValue({ top: 60 } as DOMRect)
    jest.spyOn(summary, 'getBoundingClientRect').mockReturnValue({ top: -280 } as DOMRect)
    const focusDepth = () => root.style.getPropertyValue('--summary-focus')
    act(() => call.focus())
    expect(focusDepth()).toBe(depth)
    expect(call.matches).toHaveBeenCalledWith(':focus-visible')
    act(() => call.blur())
    expect(focusDepth()).toBe('')
    Object.defineProperty(summary, 'offsetHeight', { value: 700 })
    resized.get(summary)?.()
    expect(root.style.getPropertyValue('--summary-height')).toBe('700px')
  })
})
