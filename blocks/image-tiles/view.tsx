import { pictureOf } from '@/domain/content/picture'
import { isSafeHref } from '@/domain/url/link'
import type { ImageTilesBlock } from '@/payload-types'
import { BlockSection } from '@/ui/blocks/BlockSection'
import { TilePhoto } from '@/ui/blocks/TilePhoto'
import { Icon } from '@/ui/primitives/Icon'
import type { BlockPlace } from '../block-types'

type TileContent = ImageTilesBlock['tiles'][number]

export function ImageTilesView({ block, place }: { block: ImageTilesBlock; place: BlockPlace }) {
  const tiles = block.tiles.filter((tile) => pictureOf(tile.picture) && isSafeHref(tile.href))
  const [columns, sizes] = columnsFor(tiles.length)
  return (
    <BlockSection heading={block.heading} headingClass="mb-8">
      <ul className={`grid gap-x-6 gap-y-10 ${columns}`}>
        {tiles.map((tile, position) => (
          <li key={tile.id ?? position}>
            <Tile tile={tile} sizes={sizes} position={position} beforePage={place.position === 0} />
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}

/** Chooses a column count that leaves no row with a single tile, where possible, and the matching `sizes`. */
function columnsFor(tiles: number): readonly [columns: string, sizes: string] {
  if (tiles === 1) return ['', '(min-width: 84rem) 80rem, 100vw']
  if (tiles % 3 === 0)
    return ['sm:grid-cols-3', '(min-width: 84rem) 25.67rem, (min-width: 40rem) 32vw, 100vw']
  const inTwo = '(min-width: 40rem) 48vw, 100vw'
  if (tiles % 4 !== 0) return ['sm:grid-cols-2', `(min-width: 84rem) 39.25rem, ${inTwo}`]
  return ['sm:grid-cols-2 lg:grid-cols-4', `(min-width: 84rem) 18.88rem, (min-width: 64rem) 23vw, ${inTwo}`]
}

interface TileProps {
  tile: TileContent
  sizes: string
  position: number
  beforePage: boolean
}

function Tile({ tile, sizes, position, beforePage }: TileProps) {
  const picture = pictureOf(tile.picture)
  return (
    <a href={tile.href} className="group block rounded-card">
      {picture && (
        <TilePhoto
          picture={{ ...picture, alt: '' }}
          sizes={sizes}
          position={position}
          beforePage={beforePage}
          className="rounded-card"
        />
      )}
      <span className="mt-4 flex items-center justify-between gap-3 text-xl font-semibold leading-snug">
        {tile.label}
        <Icon name="arrow" className="size-6 transition-transform group-hover:translate-x-1" />
      </span>
      {tile.text && <span className="mt-1 block text-ink-3">{tile.text}</span>}
    </a>
  )
}
