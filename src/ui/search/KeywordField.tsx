import { Icon } from '@/ui/primitives/Icon'

/** Words to find in the stock. */
export function KeywordField({ value }: { value: string }) {
  return (
    <label className="keyword-field">
      <span className="sr-only">Keywords</span>
      <Icon name="search" />
      <input
        type="search"
        name="query"
        maxLength={200}
        autoComplete="off"
        defaultValue={value}
        placeholder="Make, model or keyword"
      />
    </label>
  )
}
