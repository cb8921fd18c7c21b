import type { ModelsPage } from '@/domain/content/models-page'
import { ModelTile } from '@/ui/chrome/header/ModelTile'
import { ButtonLink } from '@/ui/primitives/buttons/ButtonLink'
import { EmptyState } from '@/ui/primitives/EmptyState'

interface Props {
  page: ModelsPage
  heading: string
  imageCdn: string
}

/** The models in stock, filtered by body type (ROUTE-15) and grouped by make where there are several. */
export function ModelsView({ page, heading, imageCdn }: Props) {
  const isOneMake = page.makes.length === 1
  return (
    <>
      <div className="ground-quiet border-b border-line">
        <div className="container-page py-8 sm:py-12">
          <h1 className="text-3xl sm:text-4xl throttle:uppercase">{heading}</h1>
          <nav aria-label="Body types">
            <ul className="mt-5 flex flex-wrap gap-2">
              {page.choices.map(({ label, href, count, chosen }) => (
                <li key={href}>
                  <a
                    href={href}
                    aria-current={chosen ? 'page' : undefined}
                    className="inline-flex min-h-11 items-center gap-2 rounded-4xl border border-outline bg-surface-1 px-4 font-semibold hover:border-ink-1 aria-[current]:border-button aria-[current]:bg-button aria-[current]:text-on-button"
                  >
                    {label} <span className="tabular text-[0.875rem] font-normal">{count}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
      <div className="container-page grid gap-10 py-8 sm:py-12">
        {page.makes.map(({ make, models }) => (
          <section key={make} aria-label={isOneMake ? make : undefined}>
            {!isOneMake && <h2 className="mb-4 text-2xl">{make}</h2>}
            <ul className="-mx-2 grid grid-cols-2 gap-y-4 sm:grid-cols-3 sm:gap-x-2 lg:grid-cols-4">
              {models.map((model) => (
                <li key={model.href}>
                  <ModelTile model={model} imageCdn={imageCdn} place="page" />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {page.makes.length === 0 && (
          <EmptyState
            icon="car-front"
            actions={<ButtonLink link={{ label: 'See all models', href: '/models' }} />}
          >
            {`We have no ${page.body} in stock at the moment.`}
          </EmptyState>
        )}
      </div>
    </>
  )
}
