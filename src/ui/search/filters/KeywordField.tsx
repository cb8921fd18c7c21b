import { Icon } from '@/ui/primitives/Icon'
import { useSearch } from '../search-context'
import { fieldInput, fieldRing, SuggestionList } from '../suggestions/SuggestionList'
import { useCombobox } from '../suggestions/use-combobox'
import { useDraft } from './use-draft'

export function KeywordField() {
  const { query, changeQuery, site } = useSearch()
  const draft = useDraft({
    value: query.text,
    read: (text) => text.trim(),
    change: (text) => changeQuery((requested) => ({ ...requested, page: 1, text }), { field: 'query' }),
  })
  const combobox = useCombobox({
    id: 'stock-keywords',
    text: draft.text,
    choose: ({ refinements }) => {
      draft.drop()
      changeQuery((requested) => ({
        ...requested,
        page: 1,
        text: '',
        refinements: { ...requested.refinements, ...refinements },
      }))
    },
  })
  const { onBlur, ...field } = combobox.field
  return (
    <div className="relative bar:w-48">
      <label className={`field-box flex items-center gap-2 pl-3 ${fieldRing}`}>
        <span className="sr-only">Keywords</span>
        <Icon name="search" className="size-5 text-ink-3" />
        <input
          {...field}
          type="search"
          name="query"
          maxLength={200}
          autoComplete="off"
          placeholder={site.layout.filters === 'bar' ? 'Model or keyword' : 'Make, model or keyword'}
          value={draft.text}
          onChange={({ target }) => {
            combobox.onType()
            draft.write(target.value)
          }}
          onBlur={() => {
            onBlur()
            draft.settle()
          }}
          className={fieldInput}
        />
      </label>
      <SuggestionList combobox={combobox} />
    </div>
  )
}
