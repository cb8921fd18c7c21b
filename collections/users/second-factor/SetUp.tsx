'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { useState } from 'react'
import { Problem } from '../../admin-parts/Problem'
import { ButtonRow } from '../../admin-parts/rows'
import { callSecondFactor } from './call-second-factor'
import { Proof } from './Proof'
import { RecoveryCodes } from './RecoveryCodes'

interface Begun {
  readonly secret: string
  readonly qr: { readonly size: number; readonly path: string }
}

/** Modules of white margin around a QR code. Readers need it to find the code. */
const QUIET = 4

function QrCode({ size, path }: Begun['qr']) {
  const side = size + 2 * QUIET
  return (
    <svg
      width="182"
      role="img"
      aria-label="QR code for the authenticator app"
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

/** Groups of four are easier to type. */
const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

export function SetUp({ onDone }: { readonly onDone: () => void }) {
  const { config } = useConfig()
  const [begun, setBegun] = useState<Begun | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [problem, setProblem] = useState('')

  async function begin() {
    const { ok, data, message } = await callSecondFactor(config.routes.api, 'begin')
    setProblem(message)
    if (ok) setBegun(data as unknown as Begun)
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (!begun) {
    return (
      <ButtonRow>
        <Button type="button" size="medium" onClick={begin}>
          Set up an authenticator app
        </Button>
        {problem ? <Problem>{problem}</Problem> : null}
      </ButtonRow>
    )
  }
  return (
    <div>
      <p>
        Scan this code with an authenticator app, or type the key into the app. Then enter the code it shows.
      </p>
      <QrCode {...begun.qr} />
      <p>
        Key:{' '}
        <code className="second-factor__key tw:wrap-anywhere tw:select-all">{inGroups(begun.secret)}</code>
      </p>
      <Proof
        name="second-factor-set-up"
        step="finish"
        codeLabel="Code from the app"
        action="Turn on"
        onDone={({ recoveryCodes }) => setCodes(recoveryCodes as string[])}
        onCancel={() => setBegun(null)}
      />
    </div>
  )
}
