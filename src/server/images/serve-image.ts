import os from 'node:os'
import { encodeImage } from './encode-image'
import { type ImageFormat, imageFormats } from './image-format'
import type { ImageRequest } from './image-request'
import type { Stored } from './image-store'
import { explainFailure, ImageUnavailable, refuseKnownFailure } from './image-unavailable'
import type { Original } from './original'
import { pictureStores } from './picture-stores'
import { createTurns, TooBusy } from './turns'

const DAY_MS = 86_400_000
/** A photo that cannot be read again is shown as it was for so long, in milliseconds. */
const OUTAGE_MS = 7 * DAY_MS

/** A picture to send. */
export interface Served {
  readonly body: Buffer
  readonly type: string
  /** How long a browser may keep it. */
  readonly keep: 'for ever' | 'a day' | 'a minute'
}

/** Lets pictures be made in turn. */
export type PictureTurns = ReturnType<typeof createTurns<Stored>>

const takePageTurn = createTurns<Stored>({ atOnce: Math.max(1, os.availableParallelism() - 1), waiting: 500 })
/** Nobody waits for these: they go one by one, and must not hold up what somebody does wait for. */
const takeLateTurn = createTurns<Stored>({ atOnce: 1, waiting: 100 })

const ageOf = ({ since }: Stored) => Date.now() - since

/** Uploads never change under their name. Other photos may be replaced under the same address. */
const isFresh = (kept: Stored, { from }: Original) => from === 'upload' || ageOf(kept) < DAY_MS

/** Photos of the web are kept as well, once they have proved to be pictures: one is asked for in many sizes. */
async function readOriginal(original: Original): Promise<{ found: Stored; isNew: boolean }> {
  const kept = original.from === 'web' ? await pictureStores().originals.read(original.key) : null
  if (kept && isFresh(kept, original)) return { found: kept, isNew: false }
  return { found: { content: await original.read(), since: Date.now() }, isNew: true }
}

async function makeAnew(original: Original, asked: ImageRequest, format: ImageFormat): Promise<Stored> {
  const { found, isNew } = await readOriginal(original)
  const content = await encodeImage(found.content, asked, format)
  const { originals, sized } = pictureStores()
  if (isNew && original.from === 'web') await originals.write(original.key, found.content, found.since)
  await sized.write(keyOf(original, asked, format), content, found.since)
  return { content, since: found.since }
}

function make(original: Original, asked: ImageRequest, format: ImageFormat): Promise<Stored> {
  refuseKnownFailure(original.key)
  return explainFailure(original.key, () => makeAnew(original, asked, format))
}

function keyOf(
  { key }: Original,
  { width, quality, crop, focus }: ImageRequest,
  format: ImageFormat,
): string {
  return `${key} ${width} ${quality} ${crop ?? ''} ${focus ?? ''} ${format}`
}

async function serveAsItIs(original: Original, type: string): Promise<Served> {
  refuseKnownFailure(original.key)
  const body = await explainFailure(original.key, original.read)
  return { body, type, keep: original.from === 'upload' ? 'for ever' : 'a day' }
}

/** Kept for so long, a picture is made ahead again: a day before it would count as lost. */
const AHEAD_MS = OUTAGE_MS - DAY_MS

/** Makes a picture before anybody asks for it, unless it is kept. Gives whether it was made. Throws `ImageUnavailable`. */
export async function makeAhead(
  original: Original,
  asked: ImageRequest,
  format: ImageFormat,
): Promise<boolean> {
  if (original.asItIs) return false
  const key = keyOf(original, asked, format)
  const since = await pictureStores().sized.since(key)
  if (since !== null && (original.from === 'upload' || Date.now() - since < AHEAD_MS)) return false
  await takeLateTurn(key, async () => make(original, asked, format))
  return true
}

/**
 * A picture cut and packed as asked, made once and kept on disk (`IMAGE_STORE_MB`). The same picture asked for by many at
 * once is made once; a few are made at a time. A photo that is no upload is made again after a day: until that is done the
 * earlier one is sent, and for a week when it cannot be. Throws `ImageUnavailable` when the original cannot be had or is no
 * picture. `takeTurn` is for those who must not wait behind the pictures of all pages.
 */
export async function serveImage(
  original: Original,
  asked: ImageRequest,
  format: ImageFormat,
  takeTurn: PictureTurns = takePageTurn,
): Promise<Served> {
  if (original.asItIs) return serveAsItIs(original, original.asItIs)
  const key = keyOf(original, asked, format)
  const type = imageFormats[format]
  const usual = original.from === 'upload' ? 'for ever' : 'a day'
  const kept = await pictureStores().sized.read(key)
  if (kept && isFresh(kept, original)) return { body: kept.content, type, keep: usual }
  if (kept && ageOf(kept) < OUTAGE_MS) {
    // What goes wrong is logged; the earlier picture goes on being shown.
    takeLateTurn(key, async () => make(original, asked, format)).catch(() => {})
    return { body: kept.content, type, keep: 'a minute' }
  }
  refuseKnownFailure(original.key)
  try {
    const made = await takeTurn(key, async () => make(original, asked, format))
    return { body: made.content, type, keep: usual }
  } catch (error) {
    throw error instanceof TooBusy ? new ImageUnavailable(error.message, true) : error
  }
}
