import type { SavedSearch } from '@/domain/shoppers/alerts/search-alert'
import { Button } from '@/ui/primitives/buttons/Button'
import { ButtonLink } from '@/ui/primitives/buttons/ButtonLink'
import { AlertSelect } from './AlertSelect'

interface Props {
  searches: readonly SavedSearch[]
  wording: string
}

/** The account's saved searches, with plain forms. */
export function SavedSearchSection({ searches, wording }: Props) {
  return (
    <section className="grid gap-3" aria-labelledby="searches-heading">
      <h2 id="searches-heading" className="text-2xl">
        Saved searches
      </h2>
      {searches.length === 0 ? (
        <>
          <p className="text-ink-2">You have saved no search yet. Search, then choose “Save this search”.</p>
          <div>
            <ButtonLink
              link={{ label: `Search for a ${wording.toLowerCase()}`, href: '/search' }}
              look="secondary"
            />
          </div>
        </>
      ) : (
        <ul className="grid gap-2">
          {searches.map((search) => (
            <SearchRow key={search.id} search={search} />
          ))}
        </ul>
      )}
    </section>
  )
}

function SearchRow({ search: { id, name, address, alert } }: { search: SavedSearch }) {
  return (
    <li className="grid gap-3 rounded-card border border-line bg-surface-1 p-4">
      <p className="font-semibold">
        <a href={address} className="underline">
          {name}
        </a>
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <form method="post" action="/api/alerts/change" className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="id" value={id} />
          <AlertSelect id={`alert-${id}`} label="Emails" chosen={alert} />
          <Button type="submit" look="secondary">
            Change<span className="sr-only"> emails of {name}</span>
          </Button>
        </form>
        <form method="post" action="/api/alerts/delete">
          <input type="hidden" name="id" value={id} />
          <Button type="submit" look="secondary">
            Delete<span className="sr-only"> {name}</span>
          </Button>
        </form>
      </div>
    </li>
  )
}
