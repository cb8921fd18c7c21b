import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { drawIllustration, drawPlaceholder } from './draw-illustration'
import { drawScene } from './draw-scene'
import { drawings, illustrationFile, paintedViews, paintsOf, plainViews } from './illustrations'
import { scenes, tilePictures } from './scenes'

/**
 * Writes the demo's pictures, which are committed: `npx tsx tenants-seed/illustrate/write-illustrations.ts`. The same
 * drawings give the same files.
 */

const root = fileURLToPath(new URL('../..', import.meta.url))
const publicFolder = join(root, 'public/assets/demo')
const mediaFolder = join(root, 'tenants-seed/media')

function writeStockPictures(): void {
  for (const drawing of drawings) {
    for (const paint of paintsOf(drawing)) {
      for (const view of paintedViews) {
        writeFileSync(
          join(publicFolder, illustrationFile(drawing, paint, view)),
          drawIllustration(drawing, paint, view),
        )
      }
    }
    for (const view of plainViews) {
      writeFileSync(
        join(publicFolder, illustrationFile(drawing, 'white', view)),
        drawIllustration(drawing, 'white', view),
      )
    }
  }
  writeFileSync(join(publicFolder, 'placeholder.svg'), drawPlaceholder())
}

async function writePagePictures(): Promise<void> {
  for (const scene of scenes) {
    const image = sharp(Buffer.from(drawScene(scene))).webp({ quality: 80 })
    await image.toFile(join(mediaFolder, `${scene.file}.webp`))
  }
  for (const [file, [drawing, paint]] of Object.entries(tilePictures)) {
    const image = sharp(Buffer.from(drawIllustration(drawing, paint, 'side'))).webp({ quality: 80 })
    await image.toFile(join(mediaFolder, `${file}.webp`))
  }
}

for (const folder of [publicFolder, mediaFolder]) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}
writeStockPictures()
await writePagePictures()
