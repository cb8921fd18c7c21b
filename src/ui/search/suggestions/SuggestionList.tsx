import { Icon } from '@/ui/primitives/Icon'
import type { Combobox } from './use-combobox'

export function SuggestionList({ combobox }: { combobox: Combobox }) {
  const { suggestions, isOpen, active, listId, optionId, pick } = combobox
  if (!isOpen) return null
  return (
    <div id={listId} role="listbox" aria-label="Suggestions" className="suggestion-list ground-paper">
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
        <div
          key={suggestion.href}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          className="suggestion"
          // Keeps the focus in the field, so that the list is still open when the press ends.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => pick(suggestion)}
        >
          <Icon name="search" className="size-4" />
          {suggestion.label}
        </div>
      ))}
    </div>
  )
}
