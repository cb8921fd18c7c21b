import path from 'node:path'
import { env } from '@/env'
import { ImageStore } from './image-store'

/** Share of `IMAGE_STORE_MB` for originals. They are large, and needed only until the other sizes of a photo are made. */
const ORIGINALS_SHARE = 0.25

const MEGABYTE = 1024 * 1024

interface PictureStores {
  readonly sized: ImageStore
  /** Fetched photos, in a separate store so that they never evict resized ones. */
  readonly originals: ImageStore
}

let stores: PictureStores | undefined

export function pictureStores(): PictureStores {
  const { DATA_DIR, IMAGE_STORE_MB } = env()
  const open = (folder: string, share: number) =>
    new ImageStore(
      path.join(/* turbopackIgnore: true */ DATA_DIR, 'images', folder),
      IMAGE_STORE_MB * MEGABYTE * share,
    )
  stores ??= { sized: open('sized', 1 - ORIGINALS_SHARE), originals: open('originals', ORIGINALS_SHARE) }
  return stores
}
