import path from 'node:path'
import { env } from '@/env'
import { ImageStore } from './image-store'

/** Originals' share of `IMAGE_STORE_MB`. They are large, and only there until the other sizes of a photo are asked for. */
const ORIGINALS_SHARE = 0.25

const MEGABYTE = 1024 * 1024

interface PictureStores {
  /** Pictures as they are sent. */
  readonly sized: ImageStore
  /** Photos of the web as they were fetched, apart from the others, so that they never push those out. */
  readonly originals: ImageStore
}

let opened: PictureStores | undefined

/** The process's stores of pictures, in the data folder. */
export function pictureStores(): PictureStores {
  const { DATA_DIR, IMAGE_STORE_MB } = env()
  const open = (folder: string, share: number) =>
    new ImageStore(
      path.join(/* turbopackIgnore: true */ DATA_DIR, 'images', folder),
      IMAGE_STORE_MB * MEGABYTE * share,
    )
  opened ??= { sized: open('sized', 1 - ORIGINALS_SHARE), originals: open('originals', ORIGINALS_SHARE) }
  return opened
}
