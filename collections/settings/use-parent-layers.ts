'use client'

import { useConfig, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { Level } from '@/domain/flags/switch'
import { parseTemplate } from '@/domain/flags/templates'
import { type ParentLayers, parentLayers, type ReadDocument } from './parent-layers'

type State = 'reading' | 'read' | 'failed'

export interface LiveParents {
  readonly parents: ParentLayers
  readonly state: State
}

/**
 * Loads the levels above the edited document, and again when its template, group or tenant field changes. Until they
 * load, only the template is known.
 */
export function useParentLayers(level: Level): LiveParents {
  const { config } = useConfig()
  const template = useFormFields(([fields]) => fields.template?.value)
  const group = useFormFields(([fields]) => fields.group?.value)
  const tenant = useFormFields(([fields]) => fields.tenant?.value)
  const api = `${config.serverURL ?? ''}${config.routes.api}`
  const [read, setRead] = useState<LiveParents>()

  useEffect(() => {
    const leaving = new AbortController()
    setRead(undefined)
    parentLayers(level, { template, group, tenant }, readFrom(api, leaving.signal)).then(
      (parents) => !leaving.signal.aborted && setRead({ parents, state: 'read' }),
      () => !leaving.signal.aborted && setRead({ parents: templateOnly(template), state: 'failed' }),
    )
    return () => leaving.abort()
  }, [level, template, group, tenant, api])

  return read ?? { parents: templateOnly(template), state: 'reading' }
}

function templateOnly(template: unknown): ParentLayers {
  return { layers: { template: parseTemplate(template) }, names: {} }
}

function readFrom(api: string, signal: AbortSignal): ReadDocument {
  return async (collection, id) => {
    const response = await fetch(`${api}/${collection}/${id}?depth=0`, { credentials: 'include', signal })
    if (!response.ok) throw new Error(`${collection} ${id} answered ${response.status}`)
    return response.json()
  }
}
