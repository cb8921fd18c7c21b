'use client'

import { useEffect, useState } from 'react'
import { Icon } from '@/ui/primitives/Icon'
import { showToast } from '@/ui/stores/toast'

interface Props {
  url: string
  title: string
  /** Where the confirmation appears: on the button, or in a toast (SHARE-05, SHARE-06). */
  notice: 'flag' | 'toast'
}

const CONFIRMATION_MS = 1500

/** Copies a vehicle's link (SHARE-05, SHARE-06). */
export function CopyLink({ url, title, notice }: Props) {
  const [copied, setCopied] = useState(0)

  useEffect(() => {
    if (copied === 0) return
    const timer = setTimeout(() => setCopied(0), CONFIRMATION_MS)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url)
      if (notice === 'toast') showToast(`Copied ${title} to your clipboard!`, 3000)
      else setCopied((times) => times + 1)
    } catch {
      showToast(`Your browser did not let us copy the link. It is ${url}`, 10_000)
    }
  }

  return (
    <>
      <button
        type="button"
        className="px-3.5 text-[0.875rem] font-semibold data-copied:border-positive data-copied:text-positive"
        data-copied={copied > 0 ? '' : undefined}
        onClick={copy}
      >
        <Icon name="copy" />
        {/* Both labels take the same space, so that the layout does not shift. */}
        <span className="grid *:col-start-1 *:row-start-1">
          <span className={copied > 0 ? 'invisible' : ''}>Copy link</span>
          <span className={copied > 0 ? '' : 'invisible'}>Copied</span>
        </span>
      </button>
      <span role="status" className="sr-only">
        {copied > 0 && 'Copied'}
      </span>
    </>
  )
}
