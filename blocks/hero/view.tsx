import { type Picture, pictureOf } from '@/domain/content/picture'
import type { HeroBlock } from '@/payload-types'
import { HeroText } from '@/ui/blocks/HeroText'
import { Photo } from '@/ui/primitives/Photo'
import type { BlockPlace } from '../block-types'

interface HeroViewProps {
  block: HeroBlock
  place: BlockPlace
  /** What the website calls a vehicle. */
  wording: string
}

/** Wider than this for its height, a picture fills the page behind the text; others stand beside it. */
const PANORAMA = 1.8

const AIR = 'py-10 sm:py-14 lg:py-16'

/** Text with a large picture. A panorama stands above the text, and on wide screens comes out of the ground behind it. */
export function HeroView({ block, place, wording }: HeroViewProps) {
  const picture = pictureOf(block.picture)
  return (
    <section className="ground-hero relative flex flex-col-reverse xl:block">
      <div className={`container-page ${layoutFor(picture)} ${AIR}`}>
        <HeroText
          eyebrow={block.eyebrow}
          heading={block.heading}
          headingLevel={place.mainHeading ? 'h1' : 'h2'}
          text={block.text}
          links={block.links ?? []}
          search={
            block.showSearch
              ? { id: `hero-search-${place.position}`, label: `Search our ${wording.toLowerCase()}s` }
              : null
          }
          besidePicture={picture !== null}
        />
        {picture && !isPanorama(picture) && (
          <Photo
            picture={picture}
            prioritised={place.position === 0}
            className="aspect-3/2 w-full rounded-card object-cover"
          />
        )}
      </div>
      {picture && isPanorama(picture) && (
        <div className="hero-panorama">
          <Photo
            picture={picture}
            prioritised={place.position === 0}
            className="max-h-80 w-full object-cover xl:h-full xl:max-h-none"
          />
        </div>
      )}
    </section>
  )
}

function isPanorama({ width, height }: Picture): boolean {
  return width / height > PANORAMA
}

function layoutFor(picture: Picture | null): string {
  if (!picture) return ''
  if (isPanorama(picture)) return 'xl:flex xl:min-h-[34rem] xl:items-center'
  return 'grid grid-cols-1 items-center gap-8 lg:grid-cols-[5fr_6fr] lg:gap-12'
}
