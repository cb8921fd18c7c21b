import type { CSSProperties } from 'react'

interface Props {
  name: string
  label: string
  track: { readonly min: number; readonly max: number; readonly step: number }
  value: number
  text: string
  onEnter: (text: string) => void
}

export function FigureSlider({ name, label, track: { min, max, step }, value, text, onEnter }: Props) {
  const style = { '--low': 0, '--high': ((value - min) / (max - min || 1)) * 100 } as CSSProperties
  return (
    <span className="range-slider with-scripts" style={style}>
      <input
        type="range"
        data-end="max"
        data-slides={name}
        aria-label={`${label}, slider`}
        aria-valuetext={text}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={({ target }) => onEnter(target.value)}
      />
    </span>
  )
}
