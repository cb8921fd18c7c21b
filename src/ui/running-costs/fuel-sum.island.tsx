'use client'

import { useRef, useState } from 'react'
import { fuelCost, fuelDollars, parseFuelFigure } from '@/domain/running-costs/fuel-cost'
import { island } from '@/ui/island/island'
import { useRestoredFields } from '@/ui/island/use-restored-fields'
import { TextField } from '@/ui/primitives/fields/TextField'

export interface FuelSumProps {
  /** Litres per 100 km. */
  litres: number
  /** The initial distance in kilometres a week. */
  distance: number
  /** The initial price in dollars a litre, exact to a tenth of a cent. */
  price: number
}

const WEEKS_A_YEAR = 52
const UNKNOWN = '–'

const formatDistance = (kms: number) => kms.toLocaleString('en-AU', { maximumFractionDigits: 1 })
const formatPrice = (dollars: number) =>
  dollars.toLocaleString('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 3 })

/** Keeps a field's text and its last valid value. On blur an invalid text reverts to that value (FUEL-01). */
function useFigure(initial: string, format: (figure: number) => string) {
  const [text, setText] = useState(initial)
  const [valid, setValid] = useState(initial)
  const figure = parseFuelFigure(text)
  const tidy = () => {
    const tidied = figure === null ? valid : format(figure)
    setText(tidied)
    setValid(tidied)
  }
  return { figure, setText, field: { value: text, onBlur: tidy, onChange: setText } }
}

/** The distance, the price and the cost per week and year (FUEL-01, FUEL-04). */
function FuelSum({ litres, distance, price }: FuelSumProps) {
  const kms = useFigure(formatDistance(distance), formatDistance)
  const dollars = useFigure(formatPrice(price), formatPrice)
  const tool = useRef<HTMLDivElement>(null)
  useRestoredFields(tool, (fields) => {
    kms.setText(String(fields.get('distance')))
    dollars.setText(String(fields.get('price')))
  })
  const isKnown = kms.figure !== null && dollars.figure !== null
  const weekly = isKnown ? fuelCost(Number(kms.figure), litres, Number(dollars.figure)) : 0
  return (
    <div
      ref={tool}
      className="mt-5 grid gap-5 @min-[38rem]:grid-cols-2 @min-[38rem]:items-center @min-[38rem]:gap-8"
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-4 noscript:hidden">
        <TextField
          id="fuel-distance"
          name="distance"
          label="Distance a week"
          suffix="kms"
          inputMode="decimal"
          maxLength={12}
          autoComplete="off"
          {...kms.field}
          onChange={({ target }) => kms.field.onChange(target.value)}
        />
        <TextField
          id="fuel-price"
          name="price"
          label="Fuel price a litre"
          prefix="$"
          inputMode="decimal"
          maxLength={8}
          autoComplete="off"
          {...dollars.field}
          onChange={({ target }) => dollars.field.onChange(target.value)}
        />
      </div>
      <p className="without-scripts">
        At {formatDistance(distance)} kms a week and ${formatPrice(price)} a litre.
      </p>
      <p
        className="fuel-answer flex min-w-0 flex-col gap-1 wrap-anywhere text-ink-2"
        aria-live="polite"
        aria-atomic="true"
      >
        <span>
          <strong className="tabular">{isKnown ? fuelDollars(weekly) : UNKNOWN}</strong> a week
        </span>{' '}
        <span>
          <span className="tabular">{isKnown ? fuelDollars(weekly * WEEKS_A_YEAR) : UNKNOWN}</span> a year
        </span>
      </p>
    </div>
  )
}

export default island('fuel-sum', 'visible', FuelSum)
