import type { Template } from '@/domain/flags/templates'
import type { Garage } from '@/domain/shoppers/garage'
import type { CardOptions } from '@/domain/stock/card-options'
import { Button } from '@/ui/primitives/buttons/Button'
import { ButtonLink } from '@/ui/primitives/buttons/ButtonLink'
import { ResultsGrid } from '@/ui/search/results/ResultsGrid'

interface Props {
  watchlist: Garage['watchlist']
  wording: string
  card: CardOptions
  layout: Template['layout']
  now: Date
}

/** The account's watchlist (WATCH-11). */
export function WatchlistSection({ watchlist: { listed, gone }, wording, card, layout, now }: Props) {
  const vehicle = wording.toLowerCase()
  return (
    <section className="grid gap-4" aria-labelledby="watchlist-heading">
      <h2 id="watchlist-heading" className="text-2xl">
        Watchlist
      </h2>
      {listed.length === 0 && gone.length === 0 && (
        <>
          <p>You have saved no {vehicle} yet.</p>
          <div>
            <ButtonLink link={{ label: `Find a ${vehicle}`, href: '/search' }} />
          </div>
        </>
      )}
      {listed.length > 0 && <ResultsGrid hits={listed} card={card} layout={layout} now={now} />}
      <RemoveForms title="Remove from your watchlist" vehicles={listed} />
      <RemoveForms title="Sold, or no longer listed" vehicles={gone} />
    </section>
  )
}

interface RemoveFormsProps {
  title: string
  vehicles: readonly { readonly id: string; readonly name: string }[]
}

function RemoveForms({ title, vehicles }: RemoveFormsProps) {
  if (vehicles.length === 0) return null
  return (
    <details open={title.startsWith('Sold')}>
      <summary className="cursor-pointer py-2 font-semibold">{title}</summary>
      <ul className="grid gap-2">
        {vehicles.map(({ id, name }) => (
          <li key={id}>
            <form
              method="post"
              action="/api/watchlist/remove-car"
              className="flex flex-wrap items-center gap-3"
            >
              <input type="hidden" name="car_id" value={id} />
              <span>{name}</span>
              <Button type="submit" look="secondary" size="small">
                Remove<span className="sr-only"> {name}</span>
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </details>
  )
}
