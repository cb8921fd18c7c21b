import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import sharp, { type Sharp } from 'sharp'
import { openStudio } from '../open-studio'
import type { Shot } from './exposure/setting'

/** One picture to be taken: its name in the page script, its size, and the file it is committed as. */
export interface Picture {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly file: string
}

const { values: asked } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    samples: { type: 'string' },
    scale: { type: 'string', default: '1' },
    out: { type: 'string' },
    missing: { type: 'boolean', default: false },
  },
})

const wanted = ({ name }: Picture) =>
  asked.only.split(',').some((part) => name.includes(part) || new RegExp(`^${part}$`).test(name))

function shotOf({ width, height }: Picture, samples: number): Shot {
  const scale = Number(asked.scale)
  return {
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    samples: asked.samples ? Number(asked.samples) : samples,
  }
}

/** Whether a picture is there in its full size: trials are sometimes committed smaller. */
async function isThere({ file, width }: Picture): Promise<boolean> {
  return existsSync(file) && (await sharp(file).metadata()).width === width
}

/**
 * Takes pictures with a page script and hands each to `encode`. On the command line: `--only dash,tan` keeps those with
 * a part of the name, `--samples 8` is quick and coarse, `--scale 0.5` small, `--out /tmp/look` writes JPEGs there instead, `--missing` takes
 * only those that no file holds in full size yet.
 */
export async function takePictures(
  entry: URL,
  pictures: readonly Picture[],
  samples: number,
  encode: (picture: Sharp) => Sharp,
): Promise<void> {
  const studio = await openStudio(entry)
  for (const picture of pictures.filter(wanted)) {
    if (asked.missing && (await isThere(picture))) continue
    const started = performance.now()
    const shot = shotOf(picture, samples)
    const jpeg = await studio.page.evaluate(([name, size]) => window.takePicture(name, size), [
      picture.name,
      shot,
    ] as const)
    const file = asked.out ? `${asked.out}/${picture.name.replaceAll('/', '--')}.jpg` : picture.file
    mkdirSync(dirname(file), { recursive: true })
    const image = sharp(Buffer.from(jpeg, 'base64')).removeAlpha()
    const { size } = await (asked.out ? image : encode(image)).toFile(file)
    console.log(
      `${picture.name}: ${(size / 1024).toFixed(1)} KB in ${((performance.now() - started) / 1000).toFixed(1)} s`,
    )
  }
  await studio.close()
}
