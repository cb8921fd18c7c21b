'use client'

import { useState } from 'react'
import { ListSelect } from '@/ui/primitives/ListSelect'
import { NumberField } from '@/ui/primitives/NumberField'

const lenders = [
  { value: 'bank', label: 'The bank', hint: '7.49% p.a., comparison rate 8.21% p.a.' },
  { value: 'credit-union', label: 'The credit union', hint: '6.99% p.a., comparison rate 7.84% p.a.' },
  { value: 'maker', label: 'The maker’s own', hint: 'Only for new vehicles', disabled: true },
]

/** A listbox and a number, as a finance form has them. */
export function SelectSample({ id }: { id: string }) {
  const [lender, setLender] = useState<string | null>(null)
  const [term, setTerm] = useState<number | null>(5)
  return (
    <div className="flex flex-col gap-4">
      <ListSelect
        id={id}
        label="Lender"
        choices={lenders}
        value={lender}
        onChange={setLender}
        placeholder="Choose a lender"
      />
      <NumberField
        id={`${id}-term`}
        label="Term"
        value={term}
        onChange={setTerm}
        min={1}
        max={7}
        unit="years"
        steppers
      />
    </div>
  )
}
