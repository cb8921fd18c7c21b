import { Icon } from '@/ui/primitives/Icon'
import type { Combobox } from './use-combobox'

/** A field that fills its box, which shows the focus. */
export const fieldInput =
  'min-w-0 flex-1 self-stretch bg-transparent text-ink-1 placeholder:text-ink-3 focus-visible:shadow-none focus-visible:outline-none'
export const fieldRing =
  'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ink-1 has-[input:focus-visible]:shadow-[0_0_0_5px_var(--halo)]'

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
          className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control px-3 hover:bg-surface-3 aria-selected:bg-surface-3"
          // Keeps the focus in the field, so that the list is still open when the press ends.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => pick(suggestion)}
        >
          <Icon name="search" className="size-4 text-ink-3" />
          {suggestion.label}
        </div>
      ))}
    </div>
  )
}
