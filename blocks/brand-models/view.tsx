import type { BrandModel } from '@/domain/brands/brand'
import { modelPath } from '@/domain/offers/offer-paths'
import { BlockSection } from '@/ui/blocks/BlockSection'
import { Icon } from '@/ui/primitives/Icon'
import { Photo } from '@/ui/primitives/pictures/Photo'

interface Props {
  heading: string | null | undefined
  models: readonly BrandModel[]
}

export function BrandModelsView({ heading, models }: Props) {
  if (models.length === 0) return null
  const Name = heading ? 'h3' : 'h2'
  return (
    <BlockSection heading={heading} headingClass="mb-8">
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {models.map((model) => (
          <li key={model.id} className="grid">
            <article className="group ground-paper relative flex flex-col overflow-hidden rounded-card border border-line">
              <ModelPicture picture={model.picture} />
              <div className="flex flex-1 flex-col gap-1 p-5">
                <Name className="text-xl">
                  <a href={modelPath(model)} className="after:absolute after:inset-0 group-hover:underline">
                    {model.name}
                  </a>
                </Name>
                {model.intro && <p className="line-clamp-3 text-ink-2">{model.intro}</p>}
              </div>
            </article>
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}

function ModelPicture({ picture }: Pick<BrandModel, 'picture'>) {
  if (!picture) {
    return (
      <span className="grid aspect-3/2 place-items-center bg-surface-3 text-ink-4">
        <Icon name="car-front" className="size-12" />
      </span>
    )
  }
  return (
    <Photo
      picture={{ ...picture, alt: '' }}
      crop="3:2"
      sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw"
      className="aspect-3/2 w-full bg-surface-3 object-cover"
    />
  )
}
