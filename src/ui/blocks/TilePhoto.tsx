import type { Picture } from '@/domain/content/picture'
import { Photo } from '@/ui/primitives/pictures/Photo'

/** The size that the pictures of tiles and slides are cut to, in pixels (CB-15). */
const SIZE = { width: 600, height: 400 }

/** How many of a block's pictures are fetched before its others (CB-15). */
const PRIORITISED = 2

interface TilePhotoProps {
  picture: Picture
  sizes: string
  /** Its place among the pictures of its block, from 0. */
  position: number
  /** Whether the block's first pictures are fetched before everything else on the page as well. */
  beforePage: boolean
  className?: string
}

/** The picture of a tile or a slide, which grows a little as its `group` is pointed at. */
export function TilePhoto({ picture, sizes, position, beforePage, className = '' }: TilePhotoProps) {
  const first = position < PRIORITISED
  return (
    <span className={`block overflow-hidden bg-surface-3 ${className}`}>
      <Photo
        picture={{ ...picture, ...SIZE }}
        crop="3:2"
        sizes={sizes}
        eager={first}
        prioritised={first && beforePage}
        className="aspect-3/2 w-full object-cover transition-transform duration-(--motion-entrance) group-hover:scale-[1.03]"
      />
    </span>
  )
}
