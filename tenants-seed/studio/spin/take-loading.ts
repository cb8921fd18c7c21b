import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { spinFrames, spins } from './spins'

/**
 * Makes the small turning car that stands beside "Loading the 360° view", which is committed (GAL-12): every other frame of the
 * first spin, grey and small. `npx tsx tenants-seed/studio/spin/take-loading.ts`
 */

const publicFolder = fileURLToPath(new URL('../../../public', import.meta.url))
const file = join(publicFolder, 'orbit/car-gif.gif')
const SIZE = { width: 96, height: 64 }
const FRAME_MS = 110

async function main(): Promise<void> {
  const [spin] = spins
  if (!spin) throw new Error('there is no spin')
  const pictures = spinFrames(spin).filter((_, frame) => frame % 2 === 0)
  const frames = await Promise.all(
    pictures.map((address) =>
      sharp(join(publicFolder, address)).grayscale().resize(SIZE).linear(1.25, 12).png().toBuffer(),
    ),
  )
  mkdirSync(dirname(file), { recursive: true })
  const { size } = await sharp(frames, { join: { animated: true } })
    .gif({ delay: frames.map(() => FRAME_MS), loop: 0, colours: 16, dither: 0, effort: 10 })
    .toFile(file)
  console.log(`${file}: ${size} bytes`)
}

await main()
