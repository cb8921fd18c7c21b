import { useEffect, useRef, useState } from 'react'
import { useSearch } from '../search-context'

/** A pause in typing, in milliseconds, after which what was typed is asked for. */
const PAUSE = 250

interface Draft {
  readonly text: string
  /** The value that it was written over, or has become. */
  readonly over: string
}

interface DraftOptions {
  /** The value in the question, as text. */
  readonly value: string
  /** The value that a text stands for, as text; null while it is not an answer yet, such as half a postcode. */
  readonly read: (text: string) => string | null
  readonly ask: (value: string) => void
}

/**
 * The text of a field while a shopper types: theirs until the value is changed elsewhere. What it stands for is asked for after a
 * pause, or when the field is left.
 */
export function useDraft(options: DraftOptions) {
  const { clearings } = useSearch()
  const [draft, setDraft] = useState<Draft | null>(null)
  const [cleared, setCleared] = useState(clearings)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(options)
  const { value, read } = options
  const isTheirs = draft !== null && draft.over === value && cleared === clearings
  const text = isTheirs ? draft.text : value
  if (cleared !== clearings) {
    setCleared(clearings)
    setDraft(null)
  }

  useEffect(() => {
    latest.current = options
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was half written when the filters are cleared is not asked for
  useEffect(() => () => clearTimeout(pause.current), [clearings])

  function send({ text, over }: Draft): void {
    clearTimeout(pause.current)
    const { value, read, ask } = latest.current
    const next = read(text)
    if (over !== value || next === null || next === value) return
    setDraft({ text, over: next })
    ask(next)
  }

  return {
    text,
    write(typed: string) {
      clearTimeout(pause.current)
      const next = { text: typed, over: value }
      setDraft(next)
      pause.current = setTimeout(() => send(next), PAUSE)
    },
    /** Forgets what was typed. */
    drop() {
      clearTimeout(pause.current)
      setDraft(null)
    },
    /** Asks at once for what was typed, or for what it is put right to, and shows it as it was read. */
    settle(tidied: string = text) {
      if (!isTheirs) return
      send({ ...draft, text: tidied })
      if (read(tidied) !== null) setDraft(null)
    },
  }
}
