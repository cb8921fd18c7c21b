'use client'

import { useEffect, useState } from 'react'
import { askedPurposes, runningScripts, type SiteScript } from '@/domain/scripts/site-script'
import { island } from '@/ui/island/island'
import { scriptConsent } from '@/ui/stores/script-consent'
import { PrivacyChoices } from './PrivacyChoices'
import { useScriptTimes } from './use-script-times'

interface Props {
  readonly scripts: readonly SiteScript[]
  /** Of the privacy policy. */
  readonly privacyHref: string | null
}

/** Runs the scripts of other companies that the shopper allowed, and asks for the others. Without JavaScript none runs. */
function SiteScripts({ scripts, privacyHref }: Props) {
  const [path, setPath] = useState<string | null>(null)
  const allowed = scriptConsent.useValue()
  const running = path === null ? [] : runningScripts(scripts, { path, allowed: allowed ?? [] })
  const asked = askedPurposes(scripts)
  useEffect(() => setPath(window.location.pathname), [])
  useScriptTimes(running)
  if (path === null) return null
  return (
    <>
      {running.map(({ id, src, attributes }) => (
        <script key={id} async src={src} {...attributes} />
      ))}
      {asked.length > 0 && <PrivacyChoices purposes={asked} privacyHref={privacyHref} />}
    </>
  )
}

export default island('site-scripts', 'idle', SiteScripts)
