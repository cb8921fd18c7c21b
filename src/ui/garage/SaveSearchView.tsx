import { LONGEST_NAME } from '@/domain/shoppers/alerts/search-alert'
import { Button } from '@/ui/primitives/buttons/Button'
import { ButtonLink } from '@/ui/primitives/buttons/ButtonLink'
import { TextField } from '@/ui/primitives/fields/TextField'
import { AlertSelect } from './AlertSelect'

interface Props {
  search: { readonly address: string; readonly name: string }
  wording: string
}

/** `/save-search`. A plain form. */
export function SaveSearchView({ search, wording }: Props) {
  return (
    <form
      method="post"
      action="/api/alerts/save"
      className="container-page grid max-w-xl gap-5 py-8 sm:py-12"
    >
      <h1 className="text-3xl sm:text-4xl">Save this search</h1>
      <p>
        You get an email when a {wording.toLowerCase()} arrives that matches it. Each email has a link that
        stops them.
      </p>
      <input type="hidden" name="search" value={search.address} />
      <TextField
        id="search-name"
        name="name"
        label="Name"
        defaultValue={search.name.slice(0, LONGEST_NAME)}
        maxLength={LONGEST_NAME}
        required
      />
      <AlertSelect id="search-alert" label="Emails" chosen="daily" />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Save the search</Button>
        <ButtonLink link={{ label: 'Back to the results', href: search.address }} look="secondary" />
      </div>
    </form>
  )
}
