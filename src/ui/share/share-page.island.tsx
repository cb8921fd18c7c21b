'use client'

import { useState } from 'react'
import { island } from '@/ui/island/island'
import { Button } from '@/ui/primitives/buttons/Button'
import { Icon } from '@/ui/primitives/Icon'

/** Shares by the phone's share sheet, or else copies the link. Returns the message for the shopper. */
async function sharePage(): Promise<string> {
  const url = window.location.href
  try {
    if (window.matchMedia('(pointer: coarse)').matches && navigator.share) {
      await navigator.share({ title: document.title, url })
      return ''
    }
    await navigator.clipboard.writeText(url)
    return 'Link copied'
  } catch {
    return 'Copy the address of this page to share it'
  }
}

function SharePage({ label }: { label: string }) {
  const [message, setMessage] = useState('')
  return (
    <div className="with-scripts flex items-center gap-3">
      <p role="status" className="text-sm text-ink-3">
        {message}
      </p>
      <Button
        look="secondary"
        icon={<Icon name="share" />}
        onClick={async () => setMessage(await sharePage())}
      >
        {label}
      </Button>
    </div>
  )
}

export default island('share-page', 'idle', SharePage)
