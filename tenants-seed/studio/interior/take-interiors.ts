import { existsSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Picture, takePictures } from '../scenes/take-pictures'
import { type Cabin, cabinViews, cockpits, quartersViews, roomOf, trimsOf } from './interior-views'

/**
 * Takes the pictures inside vehicles, which are committed: `npx tsx tenants-seed/studio/interior/take-interiors.ts`, and lists those that
 * there are.
 */

const folder = fileURLToPath(new URL('../../../public/assets/demo/photos/interior', import.meta.url))

const cabinNames = (Object.keys(cabinViews) as Cabin[]).flatMap((cabin) =>
  trimsOf(cabin).flatMap((trim) =>
    cabinViews[cabin]
      .filter((view) => roomOf(cabin, trim, view) === `${cabin}-${trim}`)
      .map((view) => `${cabin}-${trim}/${view}`),
  ),
)
const names = [
  ...cabinNames,
  ...quartersViews.caravan.map((view) => `caravan/${view}`),
  ...cockpits.map((kind) => `motorcycle-${kind}/cockpit`),
]
const pictures: Picture[] = names.map((name) => ({
  name,
  width: 1200,
  height: 800,
  file: `${folder}/${name}.avif`,
}))

await takePictures(new URL('main.ts', import.meta.url), pictures, 6, (picture) =>
  picture.avif({ quality: 48, effort: 2, chromaSubsampling: '4:2:0' }),
)

// Galleries show what was photographed: a list that the stock can read without looking at files.
const photographed = names.filter((name) => existsSync(`${folder}/${name}.avif`))
const list = fileURLToPath(new URL('photographed.json', import.meta.url))
writeFileSync(list, `${JSON.stringify(photographed, null, 2)}\n`)
