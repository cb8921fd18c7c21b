import { MODELS } from '@/domain/content/models-page'
import type { MenuModel } from '@/domain/content/site-chrome'
import { ModelTile } from '@/ui/chrome/header/ModelTile'
import { Icon } from '@/ui/primitives/Icon'
import { SectionHeading } from '@/ui/primitives/text/SectionHeading'

interface ModelShowcaseViewProps {
  heading?: string | null
  models: readonly MenuModel[]
  imageCdn: string
}

export function ModelShowcaseView({ heading, models, imageCdn }: ModelShowcaseViewProps) {
  if (models.length === 0) return null
  const Part = heading ? 'section' : 'div'
  return (
    <Part className="container-page section-space">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <SectionHeading>{heading}</SectionHeading>
        <a
          href={MODELS}
          className="ml-auto inline-flex min-h-11 items-center gap-2 font-semibold text-link hover:underline"
        >
          See all models
          <Icon name="arrow" />
        </a>
      </div>
      <ul className="-mx-2 grid grid-cols-2 gap-y-4 sm:gap-x-2 lg:grid-cols-4">
        {models.map((model) => (
          <li key={model.href}>
            <ModelTile model={model} imageCdn={imageCdn} place="page" />
          </li>
        ))}
      </ul>
    </Part>
  )
}
