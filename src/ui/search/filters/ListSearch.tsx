import { useEffect } from 'react'
import { useSearch } from '../search-context'

interface Props {
  /** What the list is of. */
  label: string
  text: string
  onChange: (text: string) => void
  /** Whether nothing of the list is left. */
  isNothing: boolean
}

/** Narrows a list of the page as a shopper types, and says when nothing is left. It asks nobody, and is not sent. */
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
          // The form is not what Enter was meant for.
          if (event.key === 'Enter') event.preventDefault()
        }}
        className="field-box list-search"
      />
      {isNothing && <p className="list-none">{nothing}</p>}
    </>
  )
}
