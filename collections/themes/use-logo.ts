'use client'

import { useEffect, useState } from 'react'
import { idOf } from '../access/roles'

interface Logo {
  url: string
  alt: string
}

/** Loads the picture of an upload field from the admin's API. Returns null until it is loaded. */
export function useLogo(value: unknown): Logo | null {
  const id = idOf(value)
  const [logo, setLogo] = useState<(Logo & { id: number }) | null>(null)
  useEffect(() => {
    if (id === null) return
    const stop = new AbortController()
    readLogo(id, stop.signal).then(setLogo, () => setLogo(null))
    return () => stop.abort()
  }, [id])
  return logo?.id === id ? logo : null
}

async function readLogo(id: number, signal: AbortSignal) {
  const answer = await fetch(`/api/media/${id}?depth=0`, { signal, credentials: 'same-origin' })
  if (!answer.ok) return null
  const { url, alt } = (await answer.json()) as { url?: string | null; alt?: string }
  return url ? { id, url, alt: alt ?? '' } : null
}
