'use client'

import { Slider as Base } from '@base-ui/react/slider'
import { NumberField } from './NumberField'
import { type NumberUnit, unitFormats } from './number-units'

interface SliderProps {
  /** Unique on the page. */
  id: string
  label: string
  /** One number for each end. */
  value: readonly number[]
  /** Told at every step of a drag. */
  onChange: (value: number[]) => void
  /** Told when it has come to rest: the time to ask a server. */
  onSettled?: (value: number[]) => void
  min: number
  max: number
  step: number
  unit?: NumberUnit
  /** Names of the ends, one for each value. */
  ends?: readonly string[]
  disabled?: boolean
}

/** The values with one of them replaced; ends stay in order. */
function withEnd(values: readonly number[], end: number, value: number): number[] {
  const low = values[end - 1] ?? Number.NEGATIVE_INFINITY
  const high = values[end + 1] ?? Number.POSITIVE_INFINITY
  return values.map((old, index) => (index === end ? Math.min(Math.max(value, low), high) : old))
}

/**
 * A number, or a range with two ends, on a track: by touch or mouse, by arrow keys (Shift, Page Up and Down: ten steps; Home
 * and End), or by typing it into the field of each end, so that nothing needs dragging.
 */
export function Slider({
  id,
  label,
  value,
  onChange,
  onSettled,
  ends = [label],
  unit = 'plain',
  ...bounds
}: SliderProps) {
  const settle = (next: number[]) => {
    onChange(next)
    onSettled?.(next)
  }
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className={ends.length > 1 ? 'font-semibold' : 'sr-only'}>{label}</legend>
      <div className={ends.length > 1 ? 'grid grid-cols-2 gap-3' : ''}>
        {ends.map((end, index) => (
          <NumberField
            key={end}
            id={`${id}-${index}`}
            label={end}
            value={value[index] ?? bounds.min}
            onChange={(typed) => typed !== null && settle(withEnd(value, index, typed))}
            unit={unit}
            {...bounds}
          />
        ))}
      </div>
      <Track {...{ value, onChange, onSettled, ends, unit, bounds }} label={label} />
    </fieldset>
  )
}

interface TrackProps
  extends Required<Pick<SliderProps, 'label' | 'value' | 'onChange' | 'ends' | 'unit'>>,
    Pick<SliderProps, 'onSettled'> {
  bounds: Pick<SliderProps, 'min' | 'max' | 'step' | 'disabled'>
}

function Track({ label, value, onChange, onSettled, ends, unit, bounds }: TrackProps) {
  return (
    <Base.Root
      {...bounds}
      value={value}
      onValueChange={(next) => onChange([...next])}
      onValueCommitted={(next) => onSettled?.([...next])}
      largeStep={bounds.step * 10}
      thumbCollisionBehavior="none"
      locale="en-AU"
      format={unitFormats[unit]}
    >
      <Base.Control className="flex h-11 touch-none items-center px-3 select-none">
        <Base.Track className="slider-track">
          <Base.Indicator className="slider-fill" />
          {ends.map((end, index) => (
            <Base.Thumb
              key={end}
              index={index}
              getAriaLabel={() => (ends.length > 1 ? `${label}: ${end.toLowerCase()}` : label)}
              getAriaValueText={(formatted) => formatted}
              className="slider-thumb"
            />
          ))}
        </Base.Track>
      </Base.Control>
    </Base.Root>
  )
}
