import { isSafeHref } from '@/domain/content/link'
import { pictureOf } from '@/domain/content/picture'
import type { ImageTilesBlock } from '@/payload-types'
import { Icon } from '@/ui/primitives/Icon'
import { Photo } from '@/ui/primitives/Photo'
import { SectionHeading } from '@/ui/primitives/SectionHeading'

type TileContent = ImageTilesBlock['tiles'][number]

/** How many tiles are fetched before everything else on the page (CB-15). */
const PRIORITISED = 2

/** The size every tile is cut to (CB-15). */
const SIZE = { width: 600, height: 400 }

export function ImageTilesView({ block }: { block: ImageTilesBlock }) {
  const tiles = block.tiles.filter((tile) => pictureOf(tile.picture) && isSafeHref(tile.href))
  return (
    <section className="container-page section-space">
      <SectionHeading className="mb-8">{block.heading}</SectionHeading>
      <ul className={`grid gap-x-6 gap-y-10 ${columnsFor(tiles.length)}`}>
        {tiles.map((tile, position) => (
          <li key={tile.id ?? position}>
            <Tile tile={tile} prioritised={position < PRIORITISED} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** So many columns that no row is left with a single tile, where the number allows it. */
function columnsFor(tiles: number): string {
  if (tiles % 3 === 0) return 'sm:grid-cols-3'
  if (tiles % 4 === 0) return 'sm:grid-cols-2 lg:grid-cols-4'
  return tiles === 1 ? '' : 'sm:grid-cols-2'
}

function Tile({ tile, prioritised }: { tile: TileContent; prioritised: boolean }) {
  const picture = pictureOf(tile.picture)
  return (
    <a href={tile.href} className="group block rounded-card">
      {picture && (
        <span className="block overflow-hidden rounded-card bg-surface-3">
          <Photo
            picture={{ ...picture, ...SIZE, alt: '' }}
            prioritised={prioritised}
            className="aspect-3/2 w-full object-cover transition-transform duration-(--motion-entrance) group-hover:scale-[1.03]"
          />
        </span>
      )}
      <span className="mt-4 flex items-center justify-between gap-3 text-xl font-semibold leading-snug">
        {tile.label}
        <Icon name="arrow" className="size-6 transition-transform group-hover:translate-x-1" />
      </span>
      {tile.text && <span className="mt-1 block text-ink-3">{tile.text}</span>}
    </a>
  )
}
