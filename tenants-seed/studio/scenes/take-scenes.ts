import { fileURLToPath } from 'node:url'
import { sceneSizes } from './places/scene-names'
import { type Picture, takePictures } from './take-pictures'

/** Takes the pictures of places, which are committed: `npx tsx tenants-seed/studio/scenes/take-scenes.ts`. */

const folder = fileURLToPath(new URL('../../media', import.meta.url))

const pictures: Picture[] = Object.entries(sceneSizes).map(([name, [width, height]]) => ({
  name,
  width,
  height,
  file: `${folder}/${name}.webp`,
}))

await takePictures(new URL('main.ts', import.meta.url), pictures, 16, (picture) =>
  picture.webp({ quality: 80, effort: 5 }),
)
