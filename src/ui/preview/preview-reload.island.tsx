'use client'

import { useEffect } from 'react'
import { island } from '@/ui/island/island'

/**
 * Loads the page again when the admin around it saves the draft. The messages are those of Payload's live preview. Payload also sends one once
 * the preview is ready for them, for a save before that. It sends that one once for each address, so the page loads at most once too often.
 */
function PreviewReload() {
  useEffect(() => {
    const { parent, opener, location } = window
    const admin: Window | null = parent === window ? opener : parent
    const reload = ({ source, data }: MessageEvent) => {
      if (source === admin && data?.type === 'payload-document-event') location.reload()
    }
    window.addEventListener('message', reload)
    // It tells nothing but that the preview is there.
    admin?.postMessage({ type: 'payload-live-preview', ready: true }, '*')
    return () => window.removeEventListener('message', reload)
  }, [])
  return null
}

export default island('preview-reload', 'load', PreviewReload)
