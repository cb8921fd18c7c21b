'use client'

import { Button, ConfirmationModal, toast, useConfig, useModal } from '@payloadcms/ui'
import { useState } from 'react'
import { type SecondFactorState, secondFactorStates } from '@/domain/accounts/second-factor'
import { ButtonRow } from '../../admin-parts/rows'
import { callSecondFactor } from './call-second-factor'

const MODAL = 'remove-second-factor'

interface Props {
  readonly person: number | string
  readonly stateAtFirst: SecondFactorState
}

export function OthersSecondFactor({ person, stateAtFirst }: Props) {
  const { config } = useConfig()
  const { openModal } = useModal()
  const [state, setState] = useState(stateAtFirst)

  async function remove() {
    const { ok, message } = await callSecondFactor(config.routes.api, `remove/${person}`)
    if (!ok) {
      toast.error(message)
      return
    }
    toast.success('The second factor has been removed.')
    setState('off')
  }

  return (
    <>
      <p>{secondFactorStates[state]}.</p>
      {state === 'on' ? (
        <ButtonRow>
          <Button type="button" size="medium" buttonStyle="secondary" onClick={() => openModal(MODAL)}>
            Remove the second factor
          </Button>
        </ButtonRow>
      ) : null}
      <ConfirmationModal
        modalSlug={MODAL}
        heading="Remove the second factor?"
        body="This person can then sign in with the password alone. Only do this if the person has lost both the phone and the recovery codes, and you have verified who is asking."
        confirmLabel="Remove"
        onConfirm={remove}
      />
    </>
  )
}
