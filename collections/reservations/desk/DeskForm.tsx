'use client'

import { Button } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import type { DeskAction } from '@/domain/reservations/reservation-desk'
import { Field, SelectField } from '../../admin-parts/Field'

export interface DeskOrder {
  readonly action: DeskAction
  readonly reason: string
  readonly hours?: number
  readonly amount?: string
  readonly key?: string
}

interface Props {
  readonly actions: readonly DeskAction[]
  readonly left: string | null
  readonly isBusy: boolean
  send(order: DeskOrder): void
}

const labels: Readonly<Record<DeskAction, string>> = {
  extend: 'Extend',
  release: 'Release the vehicle',
  sell: 'Mark as sold to the shopper',
  refund: 'Refund',
}

const hourChoices = [24, 48, 72, 168].map((value) => ({ value, label: `${value} hours` }))

/** Chooses an action and its reason. The document's own form is around it, so this one is no form element. */
export function DeskForm({ actions, left, isBusy, send }: Props) {
  const [action, setAction] = useState<DeskAction | undefined>(actions[0])
  const [reason, setReason] = useState('')
  const [hours, setHours] = useState('24')
  const [amount, setAmount] = useState('')
  // The same order sent twice is one refund. A changed or finished order is another.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const chosen = action && actions.includes(action) ? action : actions[0]
  if (!chosen) return null

  function order(event: FormEvent): void {
    event.preventDefault()
    if (!chosen) return
    send({
      action: chosen,
      reason,
      ...(chosen === 'extend' ? { hours: Number(hours) } : {}),
      ...(chosen === 'refund' ? { amount, key } : {}),
    })
    setReason('')
    setAmount('')
    setKey(crypto.randomUUID())
  }

  return (
    <div className="tw:grid tw:gap-half">
      <SelectField
        label="Action"
        value={chosen}
        choices={actions.map((value) => ({ value, label: labels[value] }))}
        onChange={(value) => setAction(actions.find((one) => one === value))}
      />
      {chosen === 'extend' && (
        <SelectField label="By" value={hours} choices={hourChoices} onChange={setHours} />
      )}
      {chosen === 'refund' && (
        <Field
          label={`Amount in dollars. Empty: everything that is left (${left})`}
          type="text"
          value={amount}
          onChange={setAmount}
        />
      )}
      <Field label="Reason" type="text" maxLength={500} value={reason} onChange={setReason} />
      <div>
        <Button size="medium" margin={false} disabled={isBusy || reason.trim().length < 3} onClick={order}>
          {labels[chosen]}
        </Button>
      </div>
    </div>
  )
}
