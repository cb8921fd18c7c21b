import { screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Hotspot } from '@/domain/stock/vehicle'
import { photosOf, plantGallery, spinOf } from '~/tests/support/gallery'
import { vehicle } from '~/tests/support/vehicle'
import { VehicleGallery } from './VehicleGallery'

const layouts = ['mosaic', 'fullBleed', 'left'] as const
const ways = () =>
  screen.queryAllByRole<HTMLInputElement>('radio').map(({ value, defaultChecked }) => [value, defaultChecked])
const all = (gallery: HTMLElement, selector: string) => [...gallery.querySelectorAll<HTMLElement>(selector)]

describe.each(layouts)('a %s gallery', (layout) => {
  it('has thumbnails above three photos, and arrows from two [GAL-01, GAL-09]', () => {
    const thumbs = (count: number) => all(plantGallery(photosOf(count), layout), '.gallery-thumbs a').length
    expect([0, 1, 3, 4, 12].map(thumbs)).toEqual([0, 0, 0, 4, 12])
    const arrows = (count: number) =>
      all(plantGallery(photosOf(count), layout), '.gallery-stage > [data-step]').map(
        ({ ariaLabel }) => ariaLabel,
      )
    expect(arrows(1)).toEqual([])
    expect(arrows(2)).toEqual(['Previous photo', 'Next photo'])
  })

  it('fetches the first photo before all else, and no other before it is near [VDP-03]', () => {
    const gallery = plantGallery({ ...photosOf(5), video_url: '/film.webm' }, layout)
    const [first, ...others] = all(gallery, 'img')
    expect(first?.getAttribute('fetchpriority')).toBe('high')
    expect(first?.getAttribute('loading')).toBe('eager')
    expect(others.length).toBeGreaterThan(8)
    expect(new Set(others.map((img) => img.getAttribute('loading')))).toEqual(new Set(['lazy']))
    expect(gallery.querySelector('video')?.getAttribute('preload')).toBe('none')
    expect(gallery.querySelector('video')?.hasAttribute('autoplay')).toBe(false)
  })
})

describe('the views of a gallery', () => {
  it('are spinner, gallery and interior, the spinner first [GAL-03, GAL-04, GAL-05]', () => {
    plantGallery({ ...photosOf(5), ...spinOf(36) })
    expect(ways()).toEqual([
      ['spinner', true],
      ['gallery', false],
      ['interior', false],
    ])
    expect(screen.getByRole('group', { name: 'Show' })).toBeTruthy()
  })

  it('stand before the photos, which a mosaic keeps to the right of them, so that Tab comes to them first [GAL-05]', () => {
    const gallery = plantGallery({ ...photosOf(5), ...spinOf(36) }, 'mosaic')
    const order = [...gallery.querySelectorAll('.orbit, .gallery-strip')].map((one) =>
      one.getAttribute('data-of'),
    )
    expect(order).toEqual(['spinner', 'interior', null])
  })

  it('start on the gallery for a dealership that wants it so, and without a spin [GAL-05, decision 55]', () => {
    plantGallery({ ...photosOf(5), ...spinOf(36) }, 'left', 'gallery')
    expect(ways()).toContainEqual(['gallery', true])
    plantGallery({ ...photosOf(5), ...spinOf(36), spin_images: null })
    expect(ways()).toEqual([
      ['gallery', true],
      ['interior', false],
    ])
  })

  it('are no choice where there is one: photos alone, or a spin alone', () => {
    plantGallery(photosOf(5))
    expect(ways()).toEqual([])
    const spin = plantGallery({ ...spinOf(36), spin_interior_image: null })
    expect(ways()).toEqual([])
    expect(spin.dataset.only).toBe('spinner')
  })

  it('fetch one frame of the spin with the page, and none of the photos before it [GAL-03]', () => {
    const gallery = plantGallery({ ...photosOf(5), ...spinOf(36) })
    const eager = all(gallery, 'img').filter((img) => img.getAttribute('loading') !== 'lazy')
    expect(eager).toHaveLength(1)
    expect(eager[0]?.closest('.orbit')).not.toBeNull()
    expect(gallery.querySelector<HTMLElement>('[data-frames]')?.dataset.frames?.split('\n')).toHaveLength(36)
  })
})

describe('hotspots', () => {
  it('name what they are about, outside and inside, at their place in the first picture [GAL-04, GAL-15]', () => {
    const gallery = plantGallery({ ...photosOf(5), ...spinOf(36) })
    const [outside, inside] = all(gallery, '.orbit-spots > li')
    expect(within(outside as HTMLElement).getByRole('button', { name: 'LED headlamps' })).toBeTruthy()
    expect([outside?.style.left, outside?.style.top]).toEqual(['40%', '50%'])
    expect([inside?.style.left, inside?.style.top]).toEqual(['50%', '80%'])
    const button = within(inside as HTMLElement).getByRole('button', { name: 'Wireless charging' })
    const told = document.getElementById(button.getAttribute('popovertarget') ?? '')
    expect(told?.textContent).toBe('Wireless charging')
    expect(told?.hasAttribute('popover')).toBe(true)
  })

  it('are left out where the feed says nothing of them, since their buttons would have no name [GAL-15]', () => {
    const positions = [{ angle: 0, x: 40, y: 50 }]
    const [none, blank, told] = ['', ' ', 'LED headlamps'].map((description) => ({ description, positions }))
    const spots = (exterior: Hotspot[]) => {
      const gallery = plantGallery({ ...spinOf(36), hotspots: { exterior, interior: [] } })
      return all(gallery, '.orbit-spots button').map((button) => button.getAttribute('aria-label'))
    }
    expect(spots([none, blank, told] as Hotspot[])).toEqual(['LED headlamps'])
    expect(spots([none] as Hotspot[])).toEqual([])
    expect(document.querySelector('.orbit-spots')).toBeNull()
  })
})

describe('the drawings of a spin', () => {
  it('stand at their fixed addresses, fetched when they are shown [GAL-12]', () => {
    const gallery = plantGallery({ ...photosOf(1), ...spinOf(36) })
    const drawings = all(gallery, '.orbit-loading img')
    expect(drawings.map((img) => img.getAttribute('src'))).toEqual([
      '/orbit/car-gif.gif',
      '/orbit/orbit-branding.svg',
    ])
    expect(gallery.querySelector<HTMLElement>('.orbit-loading')?.hidden).toBe(true)
  })
})

describe('the video of a gallery', () => {
  it('is the provider’s player in a frame at the provider’s own address [GAL-10]', () => {
    const url = 'https://www.youtube.com/embed/aqz-KE-bpKQ'
    const gallery = plantGallery({ external_video_url: url })
    const frame = gallery.querySelector('iframe')
    expect(frame?.getAttribute('src')).toBe(url)
    expect(frame?.getAttribute('loading')).toBe('lazy')
    expect(frame?.getAttribute('sandbox')).not.toContain('allow-top-navigation')
    expect(gallery.querySelector('video')).toBeNull()
    expect(screen.getByRole('button', { name: 'Video' })).toBeTruthy()
  })

  it('is the browser’s own anywhere else: looping, muted, with controls [GAL-10]', () => {
    const html = renderToStaticMarkup(
      <VehicleGallery
        vehicle={vehicle({ ...photosOf(1), video_url: 'https://films.example/embed/1.mp4' })}
        layout="left"
        cdn=""
        start="spinner"
      />,
    )
    const [video = ''] = html.match(/<video[^>]*>/) ?? []
    for (const word of ['loop', 'muted', 'controls', 'playsInline']) expect(video).toContain(` ${word}=""`)
    expect(html).not.toContain('<iframe')
  })

  it('is not offered without one', () => {
    plantGallery(photosOf(3))
    expect(screen.queryByRole('button', { name: 'Video' })).toBeNull()
  })
})

describe('a gallery', () => {
  it('describes each photo, and opens a viewer from it [GAL-02, VDP-03]', () => {
    const gallery = plantGallery(photosOf(2))
    const open = all(gallery, '.gallery-strip button')
    expect(open.map((button) => button.querySelector('img')?.alt)).toEqual([
      '2021 Kia Rio',
      '2021 Kia Rio, photo 2',
    ])
    expect(open.map((button) => button.getAttribute('commandfor'))).toEqual(['photo-viewer', 'photo-viewer'])
    expect(all(gallery, '.photo-viewer-strip img').map((img) => (img as HTMLImageElement).alt)).toEqual([
      '2021 Kia Rio, photo 1 of 2',
      '2021 Kia Rio, photo 2 of 2',
    ])
  })

  it('shows our picture of a new arrival without photos, and nothing to press [CARD-10]', () => {
    plantGallery({}, 'mosaic')
    expect(screen.getByRole('region', { name: 'Photos' }).textContent).toContain('New arrival')
    expect(screen.queryByRole('button')).toBeNull()
  })
})
