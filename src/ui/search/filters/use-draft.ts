import { useEffect, useRef, useState } from 'react'
import { useSearch } from '../search-context'

const DEBOUNCE_MS = 250

interface Draft {
  readonly text: string
  /** The query's value when the draft was written, or after it was sent. */
  readonly over: string
}

interface DraftOptions {
  readonly value: string
  /** Parses a text into a value; null for incomplete input, such as half a postcode. */
  readonly read: (text: string) => string | null
  readonly change: (value: string) => void
}

/**
 * Keeps a field's text while a shopper types, until the value changes elsewhere. Sends its value after a
 * pause or on blur.
 */
export function useDraft(options: DraftOptions) {
  const { clearings } = useSearch()
  const [draft, setDraft] = useState<Draft | null>(null)
  const [cleared, setCleared] = useState(clearings)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef({ ...options, draft })
  const { value, read } = options
  const isTheirs = draft !== null && draft.over === value && cleared === clearings
  const text = isTheirs ? draft.text : value
  if (cleared !== clearings) setCleared(clearings)
  if (draft !== null && !isTheirs) setDraft(null)

  useEffect(() => {
    latest.current = { ...options, draft }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: clearing the filters cancels unfinished input
  useEffect(() => () => clearTimeout(pause.current), [clearings])

  function send(tidied?: string): void {
    clearTimeout(pause.current)
    const { draft, value, read, change } = latest.current
    if (draft === null) return
    const text = tidied ?? draft.text
    const next = read(text)
    if (next === null || next === value) return
    setDraft({ text, over: next })
    change(next)
  }

  return {
    text,
    write(typed: string) {
      clearTimeout(pause.current)
      // React may apply a letter before a value that was just sent. The draft is then over that value, which this render does not have yet.
      setDraft((before) => ({ text: typed, over: before?.over ?? value }))
      pause.current = setTimeout(send, DEBOUNCE_MS)
    },
    drop() {
      clearTimeout(pause.current)
      setDraft(null)
    },
    /** Sends the draft, or its corrected text, at once and shows it as parsed. */
    settle(tidied: string = text) {
      if (!isTheirs) return
      send(tidied)
      if (read(tidied) !== null) setDraft(null)
    },
  }
}
