'use client'

import { useEffect, useState } from 'react'
import { parseTemplate, type TemplateKey } from '@/domain/flags/templates'
import { idOf } from '../access/roles'

/** Loads the template of the document's website. Returns the default template until it is loaded. */
export function useTemplate(tenant: unknown): TemplateKey {
  const id = idOf(tenant)
  const [read, setRead] = useState<{ id: number; template: TemplateKey } | null>(null)
  useEffect(() => {
    if (id === null) return
    const stop = new AbortController()
    readTemplate(id, stop.signal).then(
      (template) => setRead({ id, template }),
      () => setRead(null),
    )
    return () => stop.abort()
  }, [id])
  return parseTemplate(read?.id === id ? read?.template : null)
}

async function readTemplate(id: number, signal: AbortSignal): Promise<TemplateKey> {
  const address = `/api/tenants/${id}?depth=0&select[template]=true`
  const answer = await fetch(address, { signal, credentials: 'same-origin' })
  const { template } = (await answer.json()) as { template?: unknown }
  return parseTemplate(template)
}
