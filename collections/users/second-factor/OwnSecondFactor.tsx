'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { ButtonRow } from '../../admin-parts/rows'
import { Proof } from './Proof'
import { RecoveryCodes } from './RecoveryCodes'
import { SetUp } from './SetUp'

const EITHER_CODE = 'Code from the app, or a recovery code'

type Step = 'none' | 'remove' | 'renew'

export function OwnSecondFactor({ isOnAtFirst }: { readonly isOnAtFirst: boolean }) {
  const [isOn, setOn] = useState(isOnAtFirst)
  const [step, setStep] = useState<Step>('none')
  const [codes, setCodes] = useState<readonly string[] | null>(null)

  if (!isOn) {
    return (
      <>
        <p>
          Off. With a second factor, signing in also requires a code from an app on your phone. A stolen
          password is then not enough to sign in.
        </p>
        <SetUp onDone={() => setOn(true)} />
      </>
    )
  }
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
  if (step === 'remove') {
    return (
      <Proof
        name="second-factor-remove"
        step="remove"
        codeLabel={EITHER_CODE}
        action="Remove the second factor"
        onDone={() => {
          setStep('none')
          setOn(false)
        }}
        onCancel={() => setStep('none')}
      />
    )
  }
  if (step === 'renew') {
    return (
      <Proof
        name="second-factor-renew"
        step="recovery-codes"
        codeLabel={EITHER_CODE}
        action="Create new codes"
        onDone={({ recoveryCodes }) => {
          setStep('none')
          setCodes(recoveryCodes as string[])
        }}
        onCancel={() => setStep('none')}
      />
    )
  }
  return (
    <>
      <p>On. Signing in requires your password and a code from your authenticator app.</p>
      <ButtonRow>
        <Button type="button" size="medium" buttonStyle="secondary" onClick={() => setStep('renew')}>
          New recovery codes
        </Button>
        <Button type="button" size="medium" buttonStyle="secondary" onClick={() => setStep('remove')}>
          Remove
        </Button>
      </ButtonRow>
    </>
  )
}
