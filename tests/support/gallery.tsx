import { cleanup, fireEvent, render } from '@testing-library/react'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { VehicleGallery } from '@/ui/gallery/VehicleGallery'
import { vehicle } from './vehicle'

const photo = (index: number) => `https://feed.example/${index}.jpg`

export const photosOf = (count: number): Partial<Vehicle> => ({
  images: Array.from({ length: count }, (_, index) => ({
    image: { url: photo(index), thumb: { url: photo(index) } },
  })),
})

/** A spin with a hotspot that is visible from the front. */
export const spinOf = (count: number): Partial<Vehicle> => ({
  spin_images: Array.from({ length: count }, (_, index) => `https://feed.example/spin-${index}.jpg`),
  spin_interior_image: 'https://feed.example/dash.jpg',
  hotspots: {
    exterior: [
      {
        description: 'LED headlamps',
        positions: [
          { angle: 0, x: 40, y: 50 },
          { angle: 30, x: 60, y: 52 },
        ],
      },
    ],
    interior: [{ description: 'Wireless charging', positions: [{ angle: 0, x: 50, y: 80 }] }],
  },
})

/** Renders a vehicle's gallery with its islands hydrated. */
export function showGallery(
  changes: Partial<Vehicle>,
  layout: 'mosaic' | 'fullBleed' | 'left' = 'left',
  start: 'spinner' | 'gallery' = 'spinner',
): HTMLElement {
  cleanup()
  const { container } = render(
    <VehicleGallery vehicle={vehicle(changes)} layout={layout} cdn="" start={start} />,
  )
  return container.querySelector('.gallery') as HTMLElement
}

const WIDTH = 600

/** Gives a row the layout that jsdom lacks: its photos are side by side, each as wide as the row. */
export function layOut(row: HTMLElement): void {
  Object.defineProperty(row, 'clientWidth', { value: WIDTH, configurable: true })
  Object.defineProperty(row, 'scrollWidth', { value: WIDTH * row.children.length, configurable: true })
  for (const [index, photo] of [...row.children].entries()) {
    Object.defineProperty(photo, 'offsetLeft', { value: index * WIDTH, configurable: true })
    Object.defineProperty(photo, 'offsetWidth', { value: WIDTH, configurable: true })
  }
}

/** The index of the photo that a laid-out row is scrolled to. */
export const placeOf = (row: HTMLElement) => row.scrollLeft / WIDTH

/** Scrolls a laid-out row to a photo, as a finger does. */
export function swipeTo(row: HTMLElement, index: number): void {
  fireEvent.pointerDown(row)
  row.scrollLeft = index * WIDTH
  fireEvent.scroll(row)
}

/** Gives jsdom scrolling. Returns each row's scroll calls. */
export function installScrolling(): {
  readonly element: Element
  readonly behavior?: string
  readonly left?: number
}[] {
  const scrolls: { element: Element; behavior?: string; left?: number }[] = []
  Element.prototype.scrollTo = function scrollTo(this: Element, options?: ScrollToOptions | number) {
    if (typeof options !== 'object') return
    scrolls.push({ element: this, ...options })
    this.scrollLeft = options.left ?? 0
    fireEvent.scroll(this)
  } as typeof Element.prototype.scrollTo
  return scrolls
}

/** Answers media queries: `wantsStill` for reduced motion, `others` for all others. */
export function installMedia({ wantsStill = false, others = false } = {}): void {
  window.matchMedia = (query) =>
    ({ matches: query.includes('reduced-motion') ? wantsStill : others }) as MediaQueryList
}
