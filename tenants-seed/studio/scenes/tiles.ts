import type { Spin } from '../spin/spins'

/** Vehicles alone in the studio, for the tiles of home pages: file names in tenants-seed/media. */
export const tiles: Readonly<Record<string, Spin>> = {
  'tile-cars': { key: 'toyota-kluger-suv', paint: 'white' },
  'tile-trucks': { key: 'isuzu-npr-truck', paint: 'white' },
  'tile-motorcycles': { key: 'yamaha-mt-07-naked', paint: 'blue' },
  'tile-used': { key: 'suzuki-swift-hatch', paint: 'red' },
  'tile-kia-suv': { key: 'kia-seltos-suv', paint: 'grey' },
  'tile-kia-electric': { key: 'kia-ev5-suv', paint: 'green' },
  'tile-kia-people-mover': { key: 'kia-carnival-people-mover', paint: 'black' },
  'tile-naked': { key: 'kawasaki-z900-naked', paint: 'black' },
  'tile-adventure': { key: 'honda-crf1100l-africa-twin-adventure', paint: 'sand' },
  'tile-cruiser': { key: 'indian-scout-cruiser', paint: 'red' },
  'tile-4x4': { key: 'nissan-patrol-4x4', paint: 'green' },
  'tile-ute': { key: 'isuzu-d-max-ute', paint: 'white' },
  'tile-caravan': { key: 'jayco-silverline-caravan', paint: 'white' },
  'tile-electric': { key: 'byd-dolphin-hatch', paint: 'blue' },
  'tile-hybrid': { key: 'lexus-nx-suv', paint: 'silver' },
  'tile-subscription': { key: 'byd-seal-sedan', paint: 'grey' },
}
