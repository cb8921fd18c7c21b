import os from 'node:os'
import { encodeImage } from './encode-image'
import { type ImageFormat, imageFormats } from './image-format'
import type { ImageRequest } from './image-request'
import type { Stored } from './image-store'
import { explainFailure, ImageUnavailable, refuseKnownFailure } from './image-unavailable'
import type { Original } from './original'
import { pictureStores } from './picture-stores'
import { createQueue, QueueFull } from './queue'

const DAY_MS = 86_400_000
/** Milliseconds that an outdated photo is still served when its original is unavailable. */
const MAX_STALE_MS = 7 * DAY_MS

export interface Served {
  readonly body: Buffer
  readonly type: string
  readonly keep: 'immutable' | 'a day' | 'a minute'
}

export type PictureQueue = ReturnType<typeof createQueue<Stored>>

const takePageTurn = createQueue<Stored>({ atOnce: Math.max(1, os.availableParallelism() - 1), waiting: 500 })
/** For work that no visitor waits for: one at a time, so that it does not delay the rest. */
const takeLateTurn = createQueue<Stored>({ atOnce: 1, waiting: 100 })

const ageOf = ({ since }: Stored) => Date.now() - since

const isFresh = (stored: Stored, { from }: Original) => from === 'upload' || ageOf(stored) < DAY_MS

/** Fetched photos are cached once they have proved to be pictures, because each is requested in many sizes. */
async function readOriginal(original: Original): Promise<{ found: Stored; isNew: boolean }> {
  const stored = original.from === 'web' ? await pictureStores().originals.read(original.key) : null
  if (stored && isFresh(stored, original)) return { found: stored, isNew: false }
  return { found: { content: await original.read(), since: Date.now() }, isNew: true }
}

async function encodeOriginal(
  original: Original,
  requested: ImageRequest,
  format: ImageFormat,
): Promise<Stored> {
  const { found, isNew } = await readOriginal(original)
  const content = await encodeImage(found.content, requested, format)
  const { originals, sized } = pictureStores()
  if (isNew && original.from === 'web') await originals.write(original.key, found.content, found.since)
  await sized.write(keyOf(original, requested, format), content, found.since)
  return { content, since: found.since }
}

function make(original: Original, requested: ImageRequest, format: ImageFormat): Promise<Stored> {
  refuseKnownFailure(original.key)
  return explainFailure(original.key, () => encodeOriginal(original, requested, format))
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
  return { body, type, keep: original.from === 'upload' ? 'immutable' : 'a day' }
}

/** Age at which a picture is made ahead again: a day before it is too old to serve. */
const REFRESH_AFTER_MS = MAX_STALE_MS - DAY_MS

/** Makes a picture ahead of any request, unless it is stored. Returns whether it was made. Throws `ImageUnavailable`. */
export async function makeAhead(
  original: Original,
  requested: ImageRequest,
  format: ImageFormat,
): Promise<boolean> {
  if (original.asItIs) return false
  const key = keyOf(original, requested, format)
  const since = await pictureStores().sized.since(key)
  if (since !== null && (original.from === 'upload' || Date.now() - since < REFRESH_AFTER_MS)) return false
  await takeLateTurn(key, async () => make(original, requested, format))
  return true
}

/**
 * A picture cropped, resized and encoded as requested, made once and stored on disk (`IMAGE_STORE_MB`). Concurrent requests for the same
 * picture share one result, and only a few pictures are made at a time. A photo that is not an upload is made again after a day; until
 * then, and for a week while its original is unavailable, the stored one is sent. Throws `ImageUnavailable` when the original is
 * unavailable or not a picture. `takeTurn` is for callers that must not queue behind the pictures of all pages.
 */
export async function serveImage(
  original: Original,
  requested: ImageRequest,
  format: ImageFormat,
  takeTurn: PictureQueue = takePageTurn,
): Promise<Served> {
  if (original.asItIs) return serveAsItIs(original, original.asItIs)
  const key = keyOf(original, requested, format)
  const type = imageFormats[format]
  const usual = original.from === 'upload' ? 'immutable' : 'a day'
  const stored = await pictureStores().sized.read(key)
  if (stored && isFresh(stored, original)) return { body: stored.content, type, keep: usual }
  if (stored && ageOf(stored) < MAX_STALE_MS) {
    // Failures are logged. The stored picture is still served.
    takeLateTurn(key, async () => make(original, requested, format)).catch(() => {})
    return { body: stored.content, type, keep: 'a minute' }
  }
  refuseKnownFailure(original.key)
  try {
    const made = await takeTurn(key, async () => make(original, requested, format))
    return { body: made.content, type, keep: usual }
  } catch (error) {
    throw error instanceof QueueFull ? new ImageUnavailable(error.message, true) : error
  }
}
