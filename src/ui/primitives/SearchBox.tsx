import { SEARCH_PATH } from '@/domain/stock/search/search-path'
import { Icon } from './Icon'

interface SearchBoxProps {
  /** Unique on the page: the label belongs to the field by it. */
  id: string
  label: string
  placeholder: string
  size?: 'regular' | 'large'
}

/** Sends what a shopper types to the search page; needs no script. */
export function SearchBox({ id, label, placeholder, size = 'regular' }: SearchBoxProps) {
  const large = size === 'large'
  // Around the whole box, of which the field is a part.
  const ring =
    'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ink-1 has-[input:focus-visible]:shadow-[0_0_0_5px_var(--halo)]'
  return (
    <search>
      <form
        action={SEARCH_PATH}
        className={`ground-paper flex w-full items-center rounded-control border border-line focus-within:border-ink-1 ${ring} ${large ? 'min-h-16 p-2 pl-5 shadow-raised' : 'min-h-11 pl-4'}`}
      >
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <input
          id={id}
          type="search"
          name="query"
          maxLength={200}
          autoComplete="off"
          placeholder={placeholder}
          className={`min-w-0 flex-1 self-stretch bg-transparent text-ink-1 placeholder:text-ink-3 focus-visible:shadow-none focus-visible:outline-none ${large ? 'text-lg' : 'text-base'}`}
        />
        {large ? (
          <button
            type="submit"
            className="flex min-h-12 items-center gap-2 rounded-control bg-button px-4 font-semibold text-on-button transition-colors hover:bg-button-strong sm:px-6"
          >
            <Icon name="search" />
            <span className="sr-only sm:not-sr-only">Search</span>
          </button>
        ) : (
          <button
            type="submit"
            className="flex size-11 items-center justify-center text-ink-2 hover:text-ink-1"
          >
            <Icon name="search" />
            <span className="sr-only">Search</span>
          </button>
        )}
      </form>
    </search>
  )
}
