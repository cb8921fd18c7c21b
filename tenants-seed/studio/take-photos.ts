import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type ColourFamily, colourFamilies } from '../catalogue/colours'
import { type Angle, angles } from './angles'
import { designs, type VehicleDesign } from './design'
import { fingerprintOf, Manifest } from './manifest'
import { type OpenStudio, openStudio } from './open-studio'
import { photographsFolder, totalBytes } from './photo-store'
import { savePhoto, saveTrial } from './save-photo'
import { paintedAngles, photoFile, type Shot, shotsOf } from './shots'

/**
 * Takes the demo's photographs, which are committed: `npm run studio`. Takes only those whose design or builder changed.
 * For trying: `npm run studio -- --only 'mazda-3-*' --angle side,front --paint blue --out /tmp/look --samples 4 --width 600` writes PNGs
 * elsewhere. `--missing` leaves every file there is, `--adopt` records those there are as they are (after code that no picture shows was
 * changed), `--further no` the angles of the commonest paint.
 */

const { values: asked } = parseArgs({
  options: {
    only: { type: 'string' },
    angle: { type: 'string' },
    paint: { type: 'string' },
    out: { type: 'string' },
    samples: { type: 'string', default: '4' },
    width: { type: 'string', default: '1080' },
    missing: { type: 'boolean', default: false },
    adopt: { type: 'boolean', default: false },
    further: { type: 'string', default: 'yes' },
    backwards: { type: 'boolean', default: false },
  },
})

const SIZE = { width: Number(asked.width), height: Math.round(Number(asked.width) / 1.5) }
const LIMIT = 30 * 1024 * 1024

function matches(key: string): boolean {
  if (!asked.only) return true
  return asked.only.split(',').some((glob) => {
    const pattern = glob.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
    return new RegExp(`^${pattern}$`).test(key)
  })
}

function wantedAngles(): readonly Angle[] {
  const names = asked.angle?.split(',') ?? angles
  return angles.filter((angle) => names.includes(angle))
}

/** The shots asked for: on trial any paint, else the design's own. */
function wantedShots(design: VehicleDesign): Shot[] {
  const names = asked.paint?.split(',')
  const named = colourFamilies.filter((family) => names?.includes(family))
  const inEvery = paintedAngles(design)
  const all = shotsOf(design).filter(({ angle }) => asked.further !== 'no' || inEvery.includes(angle))
  return all
    .filter(({ angle }) => wantedAngles().includes(angle))
    .map(({ angle, paints }) => {
      if (asked.out) return { angle, paints: named.length > 0 ? named : paints.slice(0, 1) }
      return { angle, paints: names ? paints.filter((paint) => names.includes(paint)) : paints }
    })
}

const manifest = Manifest.read()

function isCurrent(design: VehicleDesign, paint: ColourFamily, angle: Angle): boolean {
  if (asked.out) return false
  const file = photoFile(design.key, paint, angle)
  return manifest.holds(file, asked.missing ? null : fingerprintOf(design))
}

/** The shots of a design that are still to be taken. */
function dueShots(design: VehicleDesign): Shot[] {
  return wantedShots(design)
    .map(({ angle, paints }) => ({
      angle,
      paints: paints.filter((paint) => !isCurrent(design, paint, angle)),
    }))
    .filter(({ paints }) => paints.length > 0)
}

/** Takes a shot; gives what is still being written when it returns. */
async function take(studio: OpenStudio, design: VehicleDesign, shot: Shot): Promise<Promise<void>[]> {
  const pictures = await studio.page.evaluate(
    ([angle, paints, size, samples]) => window.studio.shoot(angle, paints, size, samples),
    [shot.angle, [...shot.paints], SIZE, Number(asked.samples)] as const,
  )
  return shot.paints.map((paint, index) => keep(design, paint, shot.angle, pictures[index] as string))
}

async function keep(
  design: VehicleDesign,
  paint: ColourFamily,
  angle: Angle,
  picture: string,
): Promise<void> {
  const file = photoFile(design.key, paint, angle)
  const path = join(asked.out ?? photographsFolder, file)
  mkdirSync(dirname(path), { recursive: true })
  if (asked.out) return saveTrial(picture, SIZE, path.replace(/\.avif$/, '.png'))
  await savePhoto(picture, SIZE, path)
  manifest.record(file, fingerprintOf(design))
}

async function photograph(studio: OpenStudio, design: VehicleDesign, shots: readonly Shot[]): Promise<void> {
  const started = performance.now()
  await studio.page.evaluate((key) => window.studio.open(key), design.key)
  const lit = performance.now()
  const writing: Promise<void>[] = []
  for (const shot of shots) writing.push(...(await take(studio, design, shot)))
  await Promise.all(writing)
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1)
  console.log(
    `${design.key}: modelled in ${seconds(started, lit)} s, taken in ${seconds(lit, performance.now())} s`,
  )
  if (!asked.out) manifest.write()
}

/** Records every picture there is as taken by the code as it now is. */
function adopt(): void {
  for (const design of designs()) {
    for (const { angle, paints } of shotsOf(design)) {
      for (const paint of paints) {
        const file = photoFile(design.key, paint, angle)
        if (manifest.holds(file, null)) manifest.record(file, fingerprintOf(design))
      }
    }
  }
  manifest.write()
}

async function main(): Promise<void> {
  if (asked.adopt) return adopt()
  const due = designs()
    .filter(({ key }) => matches(key))
    .map((design) => ({ design, shots: dueShots(design) }))
    .filter(({ shots }) => shots.length > 0)
  if (due.length === 0) console.log('every photograph is up to date')
  const studio = await openStudio()
  if (asked.backwards) due.reverse()
  for (const [index, { design }] of due.entries()) {
    const shots = dueShots(design) // another run may have taken some meanwhile
    process.stdout.write(`${index + 1}/${due.length} `)
    if (shots.length > 0) await photograph(studio, design, shots)
  }
  await studio.close()
  if (asked.out) return
  const bytes = totalBytes()
  console.log(
    `${(bytes / 1024 / 1024).toFixed(1)} MB of photographs below ${fileURLToPath(new URL('../../public', import.meta.url))}`,
  )
  if (bytes > LIMIT) throw new Error('the demo may carry 30 MB of photographs at most')
}

await main()
