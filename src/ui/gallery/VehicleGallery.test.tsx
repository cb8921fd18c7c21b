import { act, screen, within } from '@testing-library/react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { Hotspot, Vehicle } from '@/domain/vehicle/vehicle'
import { hydrate } from '@/ui/island/hydrate'
import type { Island } from '@/ui/island/island'
import { installMedia, installScrolling, photosOf, showGallery, spinOf } from '~/tests/support/gallery'
import { vehicle } from '~/tests/support/vehicle'
import { VehicleGallery } from './VehicleGallery'
import Gallery from './vehicle-gallery.island'

const vehicleGallery = (changes: Partial<Vehicle>) => (
  <VehicleGallery vehicle={vehicle(changes)} layout="left" cdn="" start="spinner" />
)

const layouts = ['mosaic', 'fullBleed', 'left'] as const
const ways = () =>
  screen.queryAllByRole<HTMLInputElement>('radio').map(({ value, checked }) => [value, checked])
const all = (gallery: HTMLElement, selector: string) => [...gallery.querySelectorAll<HTMLElement>(selector)]

beforeEach(() => {
  installMedia()
  installScrolling()
})

describe.each(layouts)('a %s gallery', (layout) => {
  it('has thumbnails for more than three photos, and arrows from two [GAL-01, GAL-09]', () => {
    const thumbs = (count: number) => all(showGallery(photosOf(count), layout), '.gallery-thumbs a').length
    expect([0, 1, 3, 4, 12].map(thumbs)).toEqual([0, 0, 0, 4, 12])
    const arrows = (count: number) =>
      all(showGallery(photosOf(count), layout), '.gallery-stage > [data-step]').map(
        ({ ariaLabel }) => ariaLabel,
      )
    expect(arrows(1)).toEqual([])
    expect(arrows(2)).toEqual(['Previous photo', 'Next photo'])
  })

  it('loads the first photo before everything else, and the others when they are near [VDP-03]', () => {
    const gallery = showGallery({ ...photosOf(5), video_url: '/film.webm' }, layout)
    const [first, ...others] = all(gallery, 'img')
    expect(first?.getAttribute('fetchpriority')).toBe('high')
    expect(first?.getAttribute('loading')).toBe('eager')
    expect(others).toHaveLength(9)
    expect(new Set(others.map((img) => img.getAttribute('loading')))).toEqual(new Set(['lazy']))
  })
})

describe('the views of a gallery', () => {
  it('are spinner, gallery and interior, in this order [GAL-03, GAL-04, GAL-05]', () => {
    showGallery({ ...photosOf(5), ...spinOf(36) })
    expect(ways()).toEqual([
      ['spinner', true],
      ['gallery', false],
      ['interior', false],
    ])
    expect(screen.getByRole('group', { name: 'Show' })).toBeTruthy()
  })

  it('come before the photos in tab order, also in a mosaic, which keeps the photos to their right [GAL-05]', () => {
    const gallery = showGallery({ ...photosOf(5), ...spinOf(36) }, 'mosaic')
    const order = [...gallery.querySelectorAll('.orbit, .gallery-strip')].map((one) =>
      one.getAttribute('data-of'),
    )
    expect(order).toEqual(['spinner', 'interior', null])
  })

  it('start on the gallery where the dealership sets it, and without a spin [GAL-05, decision 55]', () => {
    showGallery({ ...photosOf(5), ...spinOf(36) }, 'left', 'gallery')
    expect(ways()).toContainEqual(['gallery', true])
    showGallery({ ...photosOf(5), ...spinOf(36), spin_images: null })
    expect(ways()).toEqual([
      ['gallery', true],
      ['interior', false],
    ])
  })

  it('have no switch where there is only one: photos alone, or a spin alone', () => {
    showGallery(photosOf(5))
    expect(ways()).toEqual([])
    const spin = showGallery({ ...spinOf(36), spin_interior_image: null })
    expect(ways()).toEqual([])
    expect(spin.dataset.only).toBe('spinner')
  })

  it('load one frame of the spin with the page, and no photo before it [GAL-03]', () => {
    const gallery = showGallery({ ...photosOf(5), ...spinOf(36) })
    const eager = all(gallery, 'img').filter((img) => img.getAttribute('loading') !== 'lazy')
    expect(eager).toHaveLength(1)
    expect(eager[0]?.closest('.orbit')).not.toBeNull()
  })
})

describe('hotspots', () => {
  it('have a name, outside and inside, and a place in the first picture [GAL-04, GAL-15]', () => {
    const gallery = showGallery({ ...photosOf(5), ...spinOf(36) })
    const [outside, inside] = all(gallery, '.orbit-spots > li')
    expect(within(outside as HTMLElement).getByRole('button', { name: 'LED headlamps' })).toBeTruthy()
    expect([outside?.style.left, outside?.style.top]).toEqual(['40%', '50%'])
    expect([inside?.style.left, inside?.style.top]).toEqual(['50%', '80%'])
    const button = within(inside as HTMLElement).getByRole('button', { name: 'Wireless charging' })
    const description = document.getElementById(button.getAttribute('popovertarget') ?? '')
    expect(description?.textContent).toBe('Wireless charging')
    expect(description?.hasAttribute('popover')).toBe(true)
  })

  it('are omitted where the feed does not describe them, because their buttons would have no name [GAL-15]', () => {
    const positions = [{ angle: 0, x: 40, y: 50 }]
    const [none, blank, description] = ['', ' ', 'LED headlamps'].map((description) => ({
      description,
      positions,
    }))
    const spots = (exterior: Hotspot[]) => {
      const gallery = showGallery({ ...spinOf(36), hotspots: { exterior, interior: [] } })
      return all(gallery, '.orbit-spots button').map((button) => button.getAttribute('aria-label'))
    }
    expect(spots([none, blank, description] as Hotspot[])).toEqual(['LED headlamps'])
    expect(spots([none] as Hotspot[])).toEqual([])
    expect(document.querySelector('.orbit-spots')).toBeNull()
  })
})

describe('the icons of a spin', () => {
  it('have fixed URLs, and load when they are shown [GAL-12]', () => {
    const gallery = showGallery({ ...photosOf(1), ...spinOf(36) })
    const drawings = all(gallery, '.orbit-loading img')
    expect(drawings.map((img) => img.getAttribute('src'))).toEqual([
      '/orbit/car-gif.gif',
      '/orbit/orbit-branding.svg',
    ])
    expect(gallery.querySelector<HTMLElement>('.orbit-loading')?.hidden).toBe(true)
  })
})

describe('a gallery', () => {
  it('gives each photo in its row alternative text [VDP-03]', () => {
    const gallery = showGallery(photosOf(2))
    const photos = all(gallery, '.gallery-strip button img') as HTMLImageElement[]
    expect(photos.map(({ alt }) => alt)).toEqual(['2021 Kia Rio', '2021 Kia Rio, photo 2'])
  })

  it('has plain dialogs for its buttons without JavaScript [GAL-10, VDP-03]', () => {
    const html = renderToStaticMarkup(vehicleGallery({ ...photosOf(2), video_url: '/film.webm' }))
    const [, plain = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? []
    const page = document.createElement('div')
    page.innerHTML = html.replace(/<\/?noscript>/g, '')
    const opened = [...page.querySelectorAll('[command="show-modal"]')].map((button) =>
      button.getAttribute('commandfor'),
    )
    expect(new Set(opened)).toEqual(new Set(['photo-viewer', 'vehicle-video']))
    for (const id of opened) expect(plain).toContain(`<dialog id="${id}"`)
    const images = [...page.querySelectorAll<HTMLImageElement>('.photo-viewer-strip img')]
    expect(images.map(({ alt }) => alt)).toEqual(['2021 Kia Rio, photo 1 of 2', '2021 Kia Rio, photo 2 of 2'])
    const [video = ''] = plain.match(/<video[^>]*>/) ?? []
    for (const word of ['loop', 'muted', 'controls', 'playsInline']) expect(video).toContain(` ${word}=""`)
  })

  it('hydrates the server’s HTML without an error', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    document.body.innerHTML = renderToString(vehicleGallery({ ...photosOf(5), ...spinOf(12) }))
    const holder = document.querySelector<HTMLElement>('forecourt-island') as HTMLElement
    await act(async () => void hydrate(holder, Gallery as unknown as Island<object>))
    expect(complaint).not.toHaveBeenCalled()
    complaint.mockRestore()
    document.body.replaceChildren()
  })

  it('shows a placeholder for a new arrival without photos, and nothing to press [CARD-10]', () => {
    showGallery({}, 'mosaic')
    expect(screen.getByRole('region', { name: 'Photos' }).textContent).toContain('New arrival')
    expect(screen.queryByRole('button')).toBeNull()
  })
})
