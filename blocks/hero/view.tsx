import { paragraphsOf } from '@/domain/content/paragraphs'
import { pictureOf } from '@/domain/content/picture'
import type { HeroBlock } from '@/payload-types'
import { ButtonLinks } from '@/ui/primitives/ButtonLinks'
import { Photo } from '@/ui/primitives/Photo'
import { SearchBox } from '@/ui/primitives/SearchBox'
import type { BlockPlace } from '../block-types'

interface HeroViewProps {
  block: HeroBlock
  place: BlockPlace
  /** What the website calls a vehicle. */
  wording: string
}

/** Text beside a large picture; on `marque` the picture fills the width behind it. */
export function HeroView({ block, place, wording }: HeroViewProps) {
  const picture = pictureOf(block.picture)
  return (
    <section className="ground-hero relative overflow-hidden">
      <div
        className={`container-page grid grid-cols-1 items-center gap-8 py-10 sm:py-14 lg:gap-12 lg:py-16 ${picture ? 'lg:grid-cols-[5fr_6fr] marque:lg:min-h-[36rem] marque:lg:grid-cols-[32rem]' : 'max-w-4xl justify-items-center text-center'}`}
      >
        <HeroText block={block} place={place} wording={wording} />
        {picture && (
          <Photo
            picture={picture}
            prioritised={place.position === 0}
            className="aspect-3/2 w-full rounded-card object-cover marque:lg:absolute marque:lg:inset-y-0 marque:lg:right-0 marque:lg:h-full marque:lg:w-2/3"
          />
        )}
        {picture && (
          <div className="pointer-events-none absolute inset-y-0 right-0 hidden w-2/3 bg-linear-to-r from-night to-transparent to-45% marque:lg:block" />
        )}
      </div>
    </section>
  )
}

function HeroText({ block, place, wording }: HeroViewProps) {
  const Heading = place.mainHeading ? 'h1' : 'h2'
  return (
    <div className="relative z-10 grid w-full grid-cols-1 gap-5">
      {block.eyebrow && (
        <p className="text-sm font-semibold tracking-wide text-link throttle:uppercase">{block.eyebrow}</p>
      )}
      <Heading className="text-3xl sm:text-4xl xl:text-5xl">{block.heading}</Heading>
      {paragraphsOf(block.text).map((paragraph) => (
        <p key={paragraph} className="max-w-[52ch] text-lg text-ink-2">
          {paragraph}
        </p>
      ))}
      {block.showSearch && (
        <div className="mt-2 text-left">
          <SearchBox
            id={`hero-search-${place.position}`}
            label={`Search our ${wording.toLowerCase()}s`}
            placeholder="Make, model or keyword"
            size="large"
          />
        </div>
      )}
      <div className="mt-2">
        <ButtonLinks links={block.links ?? []} />
      </div>
    </div>
  )
}
