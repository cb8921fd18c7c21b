import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { openStudio } from '../open-studio'
import { tiles } from './tiles'

/** Photographs the vehicles of the tiles, which are committed: `npx tsx tenants-seed/studio/scenes/take-tiles.ts [--only kia]`. */

const { values: asked } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const SIZE = { width: 1200, height: 800 }
const SAMPLES = 4
/** From the front left, as the first picture of a gallery; in parts of a whole turn. */
const TURN = 36 / 360
const folder = fileURLToPath(new URL('../../media', import.meta.url))

const studio = await openStudio(new URL('../spin/main.ts', import.meta.url))
for (const [name, vehicle] of Object.entries(tiles).filter(([name]) => name.includes(asked.only))) {
  await studio.page.evaluate((vehicle) => window.openSpin(vehicle), vehicle)
  const jpeg = await studio.page.evaluate(
    ([vehicle, turn, size, samples]) => window.takeFrame(vehicle, turn, size, samples),
    [vehicle, TURN, SIZE, SAMPLES] as const,
  )
  const { size } = await sharp(Buffer.from(jpeg, 'base64'))
    .webp({ quality: 80, effort: 5 })
    .toFile(`${folder}/${name}.webp`)
  console.log(`${name}: ${(size / 1024).toFixed(1)} KB`)
}
await studio.close()
