import { renderToStaticMarkup } from 'react-dom/server'
import type { Vehicle } from '@/domain/stock/vehicle'
import { VehicleGallery } from '@/ui/gallery/VehicleGallery'
import { vehicle } from './vehicle'

const photo = (index: number) => `https://feed.example/${index}.jpg`

/** So many photos of a vehicle. */
export const photosOf = (count: number): Partial<Vehicle> => ({
  images: Array.from({ length: count }, (_, index) => ({
    image: { url: photo(index), thumb: { url: photo(index) } },
  })),
})

/** A spin of so many frames, with a hotspot that is seen from the front. */
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

/** Puts a vehicle's gallery into the page as the server sends it, its scripts left out. */
export function plantGallery(
  changes: Partial<Vehicle>,
  layout: 'mosaic' | 'fullBleed' | 'left' = 'left',
  start: 'spinner' | 'gallery' = 'spinner',
): HTMLElement {
  const html = renderToStaticMarkup(
    <VehicleGallery vehicle={vehicle(changes)} layout={layout} cdn="" start={start} />,
  )
  document.body.innerHTML = html.replaceAll(/<script>.*?<\/script>/gs, '')
  return document.querySelector('.gallery') as HTMLElement
}
