import { pictureOf } from '@/domain/content/picture'
import { paragraphsOf } from '@/domain/text/paragraphs'
import type { PictureTextBlock } from '@/payload-types'
import { ButtonLinks } from '@/ui/primitives/buttons/ButtonLinks'
import { Photo } from '@/ui/primitives/pictures/Photo'

const grounds = {
  paper: 'ground-paper',
  quiet: 'ground-quiet',
  night: 'ground-night',
  brand: 'ground-brand',
} as const

export function PictureTextView({ block }: { block: PictureTextBlock }) {
  const picture = pictureOf(block.picture)
  return (
    <section className={grounds[block.ground]}>
      <div className="container-page section-space grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
        {picture && (
          <Photo
            picture={picture}
            crop="3:2"
            sizes="(min-width: 80rem) 38rem, (min-width: 64rem) 50vw, 100vw"
            className={`aspect-3/2 w-full rounded-card object-cover ${block.side === 'right' ? 'lg:order-last' : ''}`}
          />
        )}
        <div className="flex max-w-[34rem] flex-col gap-5">
          <h2 className="text-2xl sm:text-3xl">{block.heading}</h2>
          {paragraphsOf(block.text).map((paragraph) => (
            <p key={paragraph} className="text-lg text-ink-2">
              {paragraph}
            </p>
          ))}
          <ButtonLinks links={block.links ?? []} />
        </div>
      </div>
    </section>
  )
}
