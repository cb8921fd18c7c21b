import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { sizedImage } from '@/domain/images/image-set'
import { stockPhoto } from '@/domain/images/stock-photo'
import { cardPhotosView } from '@/domain/stock/card/card-photos-view'
import { hydrate } from '@/ui/island/hydrate'
import type { Island } from '@/ui/island/island'
import { stockHit } from '~/tests/support/stock-hit'
import { PhotoStrip } from './PhotoStrip'
import island from './photo-strip.island'

const WIDTH = 300
const photos = ['1', '2', '3'].map((each) => `https://feed.example/dealer's stock/$& ${each}.jpg`)
const strip = () => document.querySelector<HTMLElement>('.photo-strip') as HTMLElement
const addresses = () => [...strip().querySelectorAll('img')].map((img) => img.getAttribute('src'))
const dot = () =>
  [...document.querySelectorAll('.photo-dots i')].findIndex((one) => one.hasAttribute('data-on'))
const place = () => strip().scrollLeft / WIDTH

function card({ cdn = '', count = 3 } = {}) {
  const vehicle = stockHit({ primary_image_url: photos[0], photos: photos.slice(0, count) })
  return <PhotoStrip view={cardPhotosView(vehicle, cdn)} sizes="50vw" turn="near" />
}

/** jsdom has no layout: this places the photos side by side, each as wide as the strip. */
function layOut() {
  Object.defineProperty(strip(), 'clientWidth', { value: WIDTH })
  Object.defineProperty(strip(), 'scrollWidth', { value: WIDTH * strip().children.length })
  for (const [index, photo] of [...strip().children].entries()) {
    Object.defineProperty(photo, 'offsetLeft', { value: index * WIDTH })
    Object.defineProperty(photo, 'offsetWidth', { value: WIDTH })
  }
}

function show(options?: Parameters<typeof card>[0]) {
  render(card(options))
  layOut()
}

beforeEach(() => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
  Element.prototype.scrollTo = function scrollTo(this: Element, options?: ScrollToOptions | number) {
    if (typeof options !== 'object') return
    this.scrollLeft = options.left ?? 0
    fireEvent.scroll(this)
  } as typeof Element.prototype.scrollTo
})

describe('the photos of a card', () => {
  it.each(['', 'https://cdn.example/resize', 'https://cdn.example/it?w={width}&of={url}'])(
    'load from their own URLs with the CDN %p, and only once a shopper touches the card',
    (base) => {
      show({ cdn: base })
      const expected = photos.map((url) =>
        sizedImage(stockPhoto('kia-rio', url), { crop: '3:2' }, { base, origin: '' }),
      )
      expect(addresses()).toEqual(expected.slice(0, 1))
      fireEvent.touchStart(strip())
      expect(addresses()).toEqual(expected)
    },
  )

  it('load for a pointer that rests on the card, but not for one that passes', () => {
    jest.useFakeTimers()
    show()
    fireEvent.pointerEnter(strip())
    fireEvent.pointerLeave(strip())
    act(() => jest.advanceTimersByTime(1000))
    expect(addresses()).toHaveLength(1)
    fireEvent.pointerEnter(strip())
    act(() => jest.advanceTimersByTime(80))
    expect(addresses()).toHaveLength(3)
    jest.useRealTimers()
  })

  it('change by buttons that name the vehicle, and wrap at both ends', async () => {
    show()
    const next = screen.getByRole('button', { name: 'Next photo of 2021 Kia Rio' })
    const previous = screen.getByRole('button', { name: 'Previous photo of 2021 Kia Rio' })
    await userEvent.click(next)
    expect([addresses().length, place(), dot()]).toEqual([3, 1, 1])
    await userEvent.click(previous)
    await userEvent.click(previous)
    expect([place(), dot()]).toEqual([2, 2])
    await userEvent.click(next)
    expect([place(), dot()]).toEqual([0, 0])
  })

  it('move the active dot with a swipe', () => {
    show()
    strip().scrollLeft = WIDTH * 2
    fireEvent.scroll(strip())
    expect([addresses().length, dot()]).toEqual([3, 2])
  })

  it('have no buttons, dots or island when there is only one', () => {
    show({ count: 1 })
    expect(screen.queryByRole('button')).toBeNull()
    expect(document.querySelector('.photo-dots, forecourt-island')).toBeNull()
    expect(addresses()).toHaveLength(1)
  })

  it('hydrate the server’s HTML without an error, from small props', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    document.body.innerHTML = renderToString(card())
    const holder = document.querySelector<HTMLElement>('forecourt-island') as HTMLElement
    expect(holder.dataset.props?.length).toBeLessThan(250)
    await act(async () => void hydrate(holder, island as unknown as Island<object>))
    fireEvent.touchStart(strip())
    expect(addresses()).toHaveLength(3)
    expect(complaint).not.toHaveBeenCalled()
    document.body.replaceChildren()
  })
})
