'use client'

import { useAuth, useDocumentInfo, useField } from '@payloadcms/ui'
import type { SelectFieldClientProps } from 'payload'
import type { SecondFactorState } from '@/domain/accounts/second-factor'
import { OthersSecondFactor } from './OthersSecondFactor'
import { OwnSecondFactor } from './OwnSecondFactor'

export function SecondFactorField({ path }: SelectFieldClientProps) {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const { value } = useField<SecondFactorState>({ potentiallyStalePath: path })
  if (id === undefined || !user) return null
  const state = value ?? 'off'
  return (
    <section className="field-type second-factor" aria-labelledby="second-factor-title">
      <h3 id="second-factor-title">Second factor</h3>
      {id === user.id ? (
        <OwnSecondFactor isOnAtFirst={state === 'on'} />
      ) : (
        <OthersSecondFactor person={id} stateAtFirst={state} />
      )}
    </section>
  )
}
