'use client'

import { useState } from 'react'
import { Slider } from '@/ui/primitives/Slider'

const kinds = {
  price: { label: 'Price', ends: ['From', 'To'], start: [10_000, 60_000], min: 0, max: 150_000, step: 500 },
  deposit: { label: 'Deposit', ends: ['Deposit'], start: [5_000], min: 0, max: 40_000, step: 250 },
} as const

/** A slider that keeps what is chosen. */
export function SliderSample({
  id,
  kind,
  disabled,
}: {
  id: string
  kind: keyof typeof kinds
  disabled?: boolean
}) {
  const { start, ...bounds } = kinds[kind]
  const [value, setValue] = useState<readonly number[]>(start)
  return <Slider id={id} {...bounds} value={value} onChange={setValue} unit="dollars" disabled={disabled} />
}
