'use client'

import { useEffect, useState } from 'react'
import { Icon } from '@/ui/primitives/Icon'

/** Opens the phone's share sheet, on phones that have one (SHARE-01). */
export function ShareSheet({ url, title }: { url: string; title: string }) {
  const [hasSheet, setHasSheet] = useState(false)

  useEffect(() => {
    setHasSheet(window.matchMedia('(pointer: coarse)').matches && 'share' in navigator)
  }, [])

  async function share(): Promise<void> {
    try {
      await navigator.share({ title, url })
    } catch {
      // The shopper cancelled.
    }
  }

  if (!hasSheet) return null
  return (
    <li>
      <button type="button" onClick={share}>
        <Icon name="share" />
        <span className="sr-only">More ways to share</span>
      </button>
    </li>
  )
}
