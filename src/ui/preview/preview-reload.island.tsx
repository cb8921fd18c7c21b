'use client'

import { useEffect } from 'react'
import { island } from '@/ui/island/island'

/** Payload also announces a save when the preview gets ready. */
const READY_MS = 1000

/** Loads the page again when the admin around it saves the draft. The messages are those of Payload's live preview. */
function PreviewReload() {
  useEffect(() => {
    const { parent, opener, location } = window
    const admin: Window | null = parent === window ? opener : parent
    const readyAt = performance.now()
    const reload = ({ source, data }: MessageEvent) => {
      const isSave = source === admin && data?.type === 'payload-document-event'
      if (isSave && performance.now() - readyAt > READY_MS) location.reload()
    }
    window.addEventListener('message', reload)
    // It tells nothing but that the preview is there.
    admin?.postMessage({ type: 'payload-live-preview', ready: true }, '*')
    return () => window.removeEventListener('message', reload)
  }, [])
  return null
}

export default island('preview-reload', 'load', PreviewReload)
