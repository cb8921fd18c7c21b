import type { MenuItem } from '@/domain/content/site-chrome'
import { Icon } from '@/ui/primitives/Icon'
import { MenuLinks } from './MenuLinks'
import { ModelTile } from './ModelTile'
import { widePanel } from './panel-look'

interface ModelsPanelProps {
  item: Extract<MenuItem, { kind: 'models' }>
  id: string
  ground: string
  imageCdn: string
}

const heading = 'mb-2 text-base tracking-normal'

/**
 * The models in stock across the full width of the page (HF-04): by photo where there are photos, else by
 * name, with the body types beside them.
 */
export function ModelsPanel({ item, id, ground, imageCdn }: ModelsPanelProps) {
  const { models, bodies, all, pictures } = item
  return (
    <div id={id} popover="auto" className={`${widePanel} ${ground}`}>
      <div className="container-page grid grid-cols-[minmax(0,1fr)_13rem] gap-x-10 py-8">
        <section>
          <h2 className={heading}>{pictures ? 'Choose a model' : 'Popular models'}</h2>
          {pictures ? (
            <ul className="-mx-2 grid grid-cols-5 gap-x-1 gap-y-1">
              {models.map((model) => (
                <li key={model.href}>
                  <ModelTile model={model} imageCdn={imageCdn} />
                </li>
              ))}
            </ul>
          ) : (
            <MenuLinks links={models} className="-mx-3 columns-3 gap-x-4 [&>li]:break-inside-avoid" />
          )}
        </section>
        <section className="flex flex-col border-l border-line pl-8">
          <h2 className={heading}>By body type</h2>
          <MenuLinks links={bodies} className="-mx-3" />
          <a
            href={all.href}
            className="mt-auto flex min-h-12 items-center justify-between gap-2 border-t border-line pt-2 font-semibold text-link"
          >
            {all.label}
            <Icon name="arrow" />
          </a>
        </section>
      </div>
    </div>
  )
}
