import { useState } from 'react'
import { DEFAULT_NEAR_KM, type Near, nearDistances } from '@/domain/stock/search/query/near'
import { FieldError } from '@/ui/primitives/fields/FieldError'
import { savePostcode } from '@/ui/stores/postcode'
import { useSearch } from '../search-context'
import { useDraft } from './use-draft'

const ERROR = 'near-error'

/** Returns a complete postcode, '' for an empty field, or null for incomplete input. */
const wholePostcode = (text: string) => (/^(\d{4})?$/.test(text.trim()) ? text.trim() : null)

/** Filters by distance from a postcode. An unknown postcode is reported at its field. */
export function NearFields() {
  const { query, answer, changeQuery } = useSearch()
  const near = query.near
  const [chosenKm, setChosenKm] = useState(DEFAULT_NEAR_KM)
  const km = near?.km ?? chosenKm
  const problem = answer.problems.find(({ field }) => field === 'near')
  const distances = [...new Set([...nearDistances, km])].sort((one, other) => one - other)
  const askNear = (next: Near | null, field?: string) =>
    changeQuery((requested) => ({ ...requested, page: 1, near: next }), { field })
  const postcode = useDraft({
    value: near?.postcode ?? '',
    read: wholePostcode,
    change: (text) => {
      if (text !== '') savePostcode(text)
      askNear(text === '' ? null : { postcode: text, km }, 'near')
    },
  })
  /** A distance without a postcode waits for one. */
  const chooseKm = (to: number) => (near ? askNear({ ...near, km: to }) : setChosenKm(to))
  return (
    <fieldset>
      <legend className="sr-only">Distance</legend>
      <div className="range-pair">
        <label>
          Postcode
          <input
            type="text"
            inputMode="numeric"
            name="near[postcode]"
            pattern="\d{4}"
            maxLength={4}
            autoComplete="postal-code"
            placeholder="Anywhere"
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? ERROR : undefined}
            value={postcode.text}
            onChange={({ target }) => postcode.write(target.value)}
            onBlur={() => postcode.settle()}
            className="field-box"
          />
        </label>
        <Within km={km} distances={distances} onChange={chooseKm} />
      </div>
      {problem && (
        <div role="alert">
          <FieldError id={ERROR}>{problem.message}</FieldError>
        </div>
      )}
    </fieldset>
  )
}

interface WithinProps {
  km: number
  distances: readonly number[]
  onChange: (km: number) => void
}

function Within({ km, distances, onChange }: WithinProps) {
  return (
    <label>
      Within
      <select
        name="near[km]"
        value={km}
        onChange={({ target }) => onChange(Number(target.value))}
        className="field-box"
      >
        {distances.map((each) => (
          <option key={each} value={each}>
            {each} km
          </option>
        ))}
      </select>
    </label>
  )
}
