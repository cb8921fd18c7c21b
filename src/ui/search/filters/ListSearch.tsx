import { useEffect } from 'react'
import { useSearch } from '../search-context'

interface Props {
  label: string
  text: string
  onChange: (text: string) => void
  isNothing: boolean
}

/**
 * Filters a list in the page while a shopper types, and says when nothing matches. It sends no request and is
 * not submitted.
 */
export function ListSearch({ label, text, onChange, isNothing }: Props) {
  const { announce } = useSearch()
  const what = label.toLowerCase()
  const nothing = `No ${what} found`
  useEffect(() => {
    if (!isNothing) return
    announce(nothing)
    return () => announce('')
  }, [isNothing, nothing, announce])
  return (
    <>
      <input
        type="search"
        autoComplete="off"
        aria-label={`Find in ${what}`}
        placeholder={`Find ${what}`}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          // Enter must not submit the form.
          if (event.key === 'Enter') event.preventDefault()
        }}
        className="field-box with-scripts mb-2 w-full px-3 text-[0.9375rem]"
      />
      {isNothing && <p className="text-[0.9375rem] text-ink-2">{nothing}</p>}
    </>
  )
}
