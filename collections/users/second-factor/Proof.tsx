'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { useState } from 'react'
import { Problem } from '../../admin-parts/Problem'
import { ButtonRow } from '../../admin-parts/rows'
import { callSecondFactor, type SecondFactorAnswer } from './call-second-factor'
import { ProofInput } from './ProofInput'

interface Props {
  readonly name: string
  readonly step: string
  readonly codeLabel: string
  readonly action: string
  readonly onDone: (data: SecondFactorAnswer['data']) => void
  readonly onCancel?: () => void
}

export function Proof({ name, step, codeLabel, action, onDone, onCancel }: Props) {
  const { config } = useConfig()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [answer, setAnswer] = useState<SecondFactorAnswer | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function send() {
    if (isBusy) return
    setBusy(true)
    const given = await callSecondFactor(config.routes.api, step, { currentPassword: password, code })
    setBusy(false)
    setAnswer(given)
    if (given.ok) onDone(given.data)
  }

  return (
    <div className="tw:max-w-120">
      <ProofInput
        id={`${name}-password`}
        label="Your current password"
        type="password"
        autoComplete="current-password"
        value={password}
        error={answer?.fields.currentPassword}
        onChange={setPassword}
        onEnter={send}
      />
      <ProofInput
        id={`${name}-code`}
        label={codeLabel}
        autoComplete="one-time-code"
        value={code}
        error={answer?.fields.code}
        onChange={setCode}
        onEnter={send}
      />
      {answer?.message ? <Problem>{answer.message}</Problem> : null}
      <ButtonRow>
        <Button type="button" size="medium" disabled={isBusy} onClick={send}>
          {action}
        </Button>
        {onCancel ? (
          <Button type="button" size="medium" buttonStyle="secondary" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </ButtonRow>
    </div>
  )
}
