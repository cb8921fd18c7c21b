import type { ReactNode } from 'react'
import { type Picture, pictureOf } from '@/domain/content/picture'
import type { HeroBlock } from '@/payload-types'
import { HeroText } from '@/ui/blocks/HeroText'
import { Photo } from '@/ui/primitives/pictures/Photo'
import type { BlockPlace } from '../block-types'

interface HeroViewProps {
  block: HeroBlock
  place: BlockPlace
  wording: string
}

interface LookProps {
  picture: Picture
  prioritised: boolean
  words: ReactNode
}

const AIR = 'py-10 sm:py-14 lg:py-16'

export function HeroView({ block, place, wording }: HeroViewProps) {
  const picture = pictureOf(block.picture)
  const isLow = place.leadsToForm && !block.showSearch
  const words = (
    <HeroText
      eyebrow={block.eyebrow}
      heading={block.heading}
      headingLevel={place.mainHeading ? 'h1' : 'h2'}
      text={block.text}
      links={isLow ? [] : (block.links ?? [])}
      isLow={isLow}
      search={
        block.showSearch
          ? { id: `hero-search-${place.position}`, label: `Search our ${wording.toLowerCase()}s` }
          : null
      }
      besidePicture={picture !== null && block.look !== 'below'}
    />
  )
  if (isLow) return <Low picture={picture} words={words} />
  if (!picture) {
    return (
      <section className="ground-hero">
        <div className={`container-page ${AIR}`}>{words}</div>
      </section>
    )
  }
  const Look = looks[block.look ?? 'beside']
  return <Look picture={picture} prioritised={place.position === 0} words={words} />
}

/** At most a quarter of the first screen: the form or calculator below must start on it. Phones get no picture. */
function Low({ picture, words }: { picture: Picture | null; words: ReactNode }) {
  return (
    <section className="ground-hero">
      <div className="container-page flex items-center justify-between gap-8 py-5 lg:py-6">
        {words}
        {picture && (
          <Photo
            picture={picture}
            prioritised={false}
            crop="3:2"
            sizes="14rem"
            className="hidden aspect-3/2 w-56 shrink-0 rounded-card object-cover lg:block"
          />
        )}
      </div>
    </section>
  )
}

/**
 * On wide viewports the picture covers the section, whose height its class sets. Phones request only their viewport's
 * width, because this picture is the largest file that they load before the first paint.
 */
function coverSizes({ width, height }: Picture): string {
  const shape = Math.round((width * 100) / height) / 100
  return `(min-width: 64rem) max(100vw, calc(min(44rem, 80vh) * ${shape})), 100vw`
}

function Cover({ picture, prioritised, words }: LookProps) {
  return (
    <section className="hero-cover ground-night relative isolate lg:grid lg:min-h-[min(44rem,80dvh)] lg:items-end">
      <Photo
        picture={picture}
        prioritised={prioritised}
        sizes={coverSizes(picture)}
        // The subject of a wide picture is to the right, beside the text. Narrow windows keep that part.
        className="aspect-4/3 w-full object-cover object-[76%_50%] sm:aspect-16/9 lg:absolute lg:inset-0 lg:-z-2 lg:aspect-auto lg:h-full lg:object-center"
      />
      <div className={`container-page ${AIR}`}>{words}</div>
    </section>
  )
}

function Below({ picture, prioritised, words }: LookProps) {
  return (
    <section className="ground-hero">
      <div className={`container-page ${AIR}`}>{words}</div>
      <Photo
        picture={picture}
        prioritised={prioritised}
        sizes="100vw"
        className="aspect-4/3 max-h-[40rem] w-full object-cover sm:aspect-21/9"
      />
    </section>
  )
}

function Beside({ picture, prioritised, words }: LookProps) {
  return (
    <section className="ground-hero">
      <div
        className={`container-page grid grid-cols-1 items-center gap-8 lg:grid-cols-[5fr_6fr] lg:gap-12 ${AIR}`}
      >
        {words}
        <Photo
          picture={picture}
          prioritised={prioritised}
          crop="3:2"
          sizes="(min-width: 80rem) 42rem, (min-width: 64rem) 52vw, 100vw"
          className="aspect-3/2 w-full rounded-card object-cover"
        />
      </div>
    </section>
  )
}

const looks = { beside: Beside, cover: Cover, below: Below } as const satisfies Record<
  NonNullable<HeroBlock['look']>,
  (props: LookProps) => ReactNode
>
