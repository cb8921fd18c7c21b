'use client'

import { useRef, useState } from 'react'
import { SEARCH_PATH } from '@/domain/stock/search/query/search-path'
import { island } from '@/ui/island/island'
import { useRestoredFields } from '@/ui/island/use-restored-fields'
import { Icon } from '@/ui/primitives/Icon'
import { fieldInput, fieldRing, SuggestionList } from './SuggestionList'
import { useCombobox } from './use-combobox'

export interface SearchBoxProps {
  id: string
  label: string
  placeholder: string
  size?: 'regular' | 'large'
  autoFocus?: boolean
}

const sizes = {
  regular: {
    box: 'min-h-11 pl-4',
    field: 'text-base',
    button: 'flex size-11 items-center justify-center text-ink-2 hover:text-ink-1',
    words: 'sr-only',
  },
  large: {
    box: 'min-h-16 p-2 pl-5 shadow-raised',
    field: 'text-lg',
    button:
      'flex min-h-12 items-center gap-2 rounded-control bg-button px-4 font-semibold text-on-button transition-colors hover:bg-button-strong sm:px-6',
    words: 'sr-only sm:not-sr-only',
  },
}

/**
 * A search box that submits to the search page as a plain form, and suggests makes, models and body types.
 */
function SearchBox({ id, label, placeholder, size = 'regular', autoFocus }: SearchBoxProps) {
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState('')
  useRestoredFields(form, (fields) => setText(String(fields.get('query') ?? '')))
  const combobox = useCombobox({ id, text, choose: ({ href }) => location.assign(href) })
  const look = sizes[size]
  return (
    <search className="relative">
      <form
        ref={form}
        action={SEARCH_PATH}
        className={`ground-paper flex w-full items-center rounded-control border border-line focus-within:border-ink-1 ${fieldRing} ${look.box}`}
      >
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <input
          {...combobox.field}
          id={id}
          type="search"
          name="query"
          maxLength={200}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: only when a shopper opens the popover around it
          autoFocus={autoFocus}
          placeholder={placeholder}
          value={text}
          onChange={({ target }) => {
            combobox.onType()
            setText(target.value)
          }}
          className={`${fieldInput} ${look.field}`}
        />
        <button type="submit" className={look.button}>
          <Icon name="search" />
          <span className={look.words}>Search</span>
        </button>
      </form>
      <SuggestionList combobox={combobox} />
    </search>
  )
}

export default island('search-box', 'touch', SearchBox)
