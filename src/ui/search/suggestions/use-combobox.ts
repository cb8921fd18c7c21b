import { type KeyboardEvent, useState } from 'react'
import type { Suggestion } from '@/domain/stock/search/suggestions/suggest'
import { useHydrated } from '@/ui/island/use-hydrated'
import { useSuggestions } from './use-suggestions'

interface ComboboxOptions {
  /** The field's id. The ids of the list and its options derive from it. */
  readonly id: string
  readonly text: string
  readonly choose: (suggestion: Suggestion) => void
}

/**
 * A field with a list of suggestions (the combobox pattern): the arrow keys move through the list while the
 * field keeps the focus, Enter chooses, Escape closes. Before hydration it is an ordinary search field.
 */
export function useCombobox({ id, text, choose }: ComboboxOptions) {
  const isHydrated = useHydrated()
  const [isFocused, setIsFocused] = useState(false)
  const [isDismissed, setIsDismissed] = useState(true)
  const [active, setActive] = useState(-1)
  const suggestions = useSuggestions(text, isFocused)
  const isOpen = isFocused && !isDismissed && suggestions.length > 0
  const listId = `${id}-suggestions`
  const optionId = (index: number) => `${listId}-${index}`

  function dismiss(): void {
    setIsDismissed(true)
    setActive(-1)
  }

  function pick(suggestion: Suggestion): void {
    dismiss()
    choose(suggestion)
  }

  function move(by: 1 | -1): void {
    // The field itself counts as a position: after the last option the typed text returns.
    const places = suggestions.length + 1
    setActive(isOpen ? ((active + 1 + by + places) % places) - 1 : by === 1 ? 0 : suggestions.length - 1)
    setIsDismissed(false)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const chosen = isOpen ? suggestions[active] : undefined
    if (event.key === 'ArrowDown' && suggestions.length > 0) move(1)
    else if (event.key === 'ArrowUp' && suggestions.length > 0) move(-1)
    else if (event.key === 'Enter' && chosen) pick(chosen)
    else if (event.key === 'Escape' && isOpen) dismiss()
    else {
      if (event.key === 'Enter') dismiss()
      return
    }
    event.preventDefault()
  }

  return {
    suggestions,
    isOpen,
    active,
    listId,
    optionId,
    pick,
    onType() {
      setIsDismissed(false)
      setActive(-1)
    },
    field: {
      role: isHydrated ? 'combobox' : undefined,
      'aria-autocomplete': isHydrated ? ('list' as const) : undefined,
      'aria-expanded': isHydrated ? isOpen : undefined,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen && active >= 0 ? optionId(active) : undefined,
      onFocus: () => setIsFocused(true),
      onBlur: () => {
        setIsFocused(false)
        dismiss()
      },
      onKeyDown,
    },
  }
}

export type Combobox = ReturnType<typeof useCombobox>
