import { type Picture, pictureOf } from '@/domain/content/picture'
import { isSafeHref } from '@/domain/url/link'
import type { ImageSliderBlock } from '@/payload-types'
import { BlockSection } from '@/ui/blocks/BlockSection'
import { SlideCard } from '@/ui/blocks/SlideCard'
import { Carousel } from '@/ui/primitives/Carousel'
import type { BlockPlace } from '../block-types'

type Slide = ImageSliderBlock['slides'][number]

interface ImageSliderViewProps {
  heading?: string | null
  slides: readonly Slide[]
  place: BlockPlace
}

/** Zero-based position of the last block that can be in the first viewport: the block after the hero. */
const LAST_IN_SIGHT = 1

/** On phones and tablets the slides bleed over the edge of the viewport. */
const EDGE_TO_EDGE = '-mx-4 px-4 sm:-mx-6 sm:gap-6 sm:px-6 lg:mx-0 lg:px-0'

/** The buttons are at half the pictures' height. */
const SLIDES =
  '[--carousel-buttons:calc(var(--slide)/3_-_1.5rem)] [--slide:min(37.5rem,86vw)] *:w-(--slide) lg:[--row:min(100vw_-_4rem,80rem)]'

/** Wide screens show two slides and, where there are more, the edge of a third. */
const PAIR = 'lg:[--slide:calc((var(--row)_-_1.5rem)/2)]'
const MANY = 'lg:[--slide:calc((var(--row)_-_3rem)/2.1)]'

/**
 * A row of slides that scrolls only when the shopper scrolls it, without script (CB-15). A single slide spans the page.
 * Renders nothing without slides.
 */
export function ImageSliderView({ heading, slides, place }: ImageSliderViewProps) {
  const shown = slides.flatMap(showable)
  const cards = shown.map(({ slide, picture }, position) => ({
    key: slide.id ?? String(position),
    content: (
      <SlideCard
        picture={picture}
        heading={slide.heading}
        headingLevel={heading ? 'h3' : 'h2'}
        text={slide.text}
        link={slide}
        position={position}
        of={shown.length}
        beforePage={place.position <= LAST_IN_SIGHT}
      />
    ),
  }))
  if (cards.length === 0) return null
  const row = `${SLIDES} ${cards.length === 2 ? PAIR : MANY} ${EDGE_TO_EDGE}`
  return (
    <BlockSection heading={heading} headingClass="mb-6">
      {cards.length === 1 ? (
        cards[0]?.content
      ) : (
        <Carousel label={heading || 'Highlights'} items={cards} rowClass={row} />
      )}
    </BlockSection>
  )
}

function showable(slide: Slide): { slide: Slide; picture: Picture }[] {
  const picture = pictureOf(slide.picture)
  return picture && isSafeHref(slide.href) ? [{ slide, picture }] : []
}
