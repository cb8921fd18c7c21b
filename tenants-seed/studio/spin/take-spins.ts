import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { type OpenStudio, openStudio } from '../open-studio'
import { SPIN_FRAMES, type Spin, spinFiles, spins } from './spins'

/**
 * Photographs vehicles all round, which is committed: `npx tsx tenants-seed/studio/spin/take-spins.ts`, with `--only kia` for some and
 * `--missing` for frames that no file holds yet. Where their hotspots stand: write-hotspots.ts.
 */

const { values: asked } = parseArgs({
  options: { only: { type: 'string', default: '' }, missing: { type: 'boolean', default: false } },
})

const SIZE = { width: 800, height: 533 }
const SAMPLES = 2
const publicFolder = fileURLToPath(new URL('../../../public', import.meta.url))

async function takeSpin({ page }: OpenStudio, spin: Spin): Promise<void> {
  await page.evaluate((asked) => window.openSpin(asked), spin)
  for (const [frame, address] of spinFiles(spin).entries()) {
    const file = join(publicFolder, address)
    if (asked.missing && existsSync(file)) continue
    const jpeg = await page.evaluate(
      ([spin, turn, size, samples]) => window.takeFrame(spin, turn, size, samples),
      [spin, frame / SPIN_FRAMES, SIZE, SAMPLES] as const,
    )
    mkdirSync(dirname(file), { recursive: true })
    await sharp(Buffer.from(jpeg, 'base64')).avif({ quality: 42, effort: 2 }).toFile(file)
  }
}

async function main(): Promise<void> {
  const studio = await openStudio(new URL('main.ts', import.meta.url))
  for (const spin of spins.filter(({ key }) => key.includes(asked.only))) {
    await takeSpin(studio, spin)
    console.log(`${spin.key} in ${spin.paint}: ${SPIN_FRAMES} frames`)
  }
  await studio.close()
}

await main()
