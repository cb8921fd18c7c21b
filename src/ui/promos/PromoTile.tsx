import type { Template } from '@/domain/flags/templates'
import type { ImageWidth } from '@/domain/images/image-set'
import type { Promo } from '@/domain/promos/promo'
import { Icon } from '@/ui/primitives/Icon'
import { Photo } from '@/ui/primitives/pictures/Photo'

/** A tile's picture is 1000 px wide (PROMO-06). Phones load a smaller one. */
const WIDTHS: readonly ImageWidth[] = [480, 1000]

const ACROSS_THE_ROWS = '(min-width: 84rem) 62rem, (min-width: 64rem) calc(100vw - 22rem), calc(100vw - 2rem)'

/**
 * Beside cards, a tile is as high as the cards, which are higher when they are wider. The picture is cropped
 * to 80% of that height, so the width needed is its aspect ratio at that height.
 */
function besideCards(columns: number, { width, height }: Promo['picture']): string {
  const wideFor = (rem: number) => Math.round((rem * width * 100) / height) / 100
  const high = columns === 4 ? 19.5 : 27
  return `(min-width: 36rem) ${Math.max(29, wideFor(high))}rem, max(calc(100vw - 2rem), ${wideFor(16)}rem)`
}

interface Props {
  promo: Pick<Promo, 'id' | 'title' | 'text' | 'picture' | 'link'>
  layout: Pick<Template['layout'], 'resultColumns'>
}

/**
 * A picture with a message among the results. The whole tile is a link, and it takes the shape of its grid
 * cell.
 */
export function PromoTile({ promo: { id, title, text, picture, link }, layout }: Props) {
  const heading = `promo-${id}`
  return (
    <div className="promo-tile ground-night group @container/promo relative isolate row-span-3 grid min-h-80 items-end overflow-hidden rounded-card in-data-[columns=1]:min-h-56">
      <Photo
        picture={picture}
        widths={WIDTHS}
        sizes={layout.resultColumns === 1 ? ACROSS_THE_ROWS : besideCards(layout.resultColumns, picture)}
        className="promo-photo"
      />
      <div className="promo-words">
        <h2 id={heading} className="text-xl/[1.15] @min-[22rem]/promo:text-2xl/[1.15]">
          {title}
        </h2>
        {text && <p className="text-ink-2">{text}</p>}
        <a
          href={link.href}
          className="promo-link inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 group-hover:underline"
          aria-describedby={heading}
        >
          {link.label}
          <Icon name="arrow" className="size-5 transition-transform group-hover:translate-x-1" />
        </a>
      </div>
    </div>
  )
}
