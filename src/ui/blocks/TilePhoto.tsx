import type { Picture } from '@/domain/content/picture'
import { Photo } from '@/ui/primitives/pictures/Photo'

/** Tile and slide pictures are cropped to this size, in pixels (CB-15). */
const SIZE = { width: 600, height: 400 }

/** How many of a block's pictures load before its others (CB-15). */
const PRIORITISED = 2

interface TilePhotoProps {
  picture: Picture
  sizes: string
  position: number
  /** Whether the block's first pictures also load before the rest of the page. */
  beforePage: boolean
  className?: string
}

/** The picture of a tile or a slide. It grows slightly while its `group` is hovered. */
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
