import type { SettingLayers } from '@/domain/flags/resolve'
import type { Level } from '@/domain/flags/switch'
import { parseTemplate } from '@/domain/flags/templates'
import { idOf } from '../access/roles'

export interface SettingsSiblings {
  readonly template?: unknown
  readonly group?: unknown
  readonly tenant?: unknown
}

export interface SettingsDocument extends SettingsSiblings {
  readonly name?: unknown
  readonly settings?: unknown
}

export type ReadDocument = (
  collection: 'groups' | 'tenants',
  id: number,
) => Promise<SettingsDocument | undefined>

export interface ParentLayers {
  readonly layers: SettingLayers
  readonly names: { readonly group?: string; readonly tenant?: string }
}

/** Collects the layers above a document. `read` queries the database on the server and the REST API in the editor. */
export async function parentLayers(
  level: Level,
  siblings: SettingsSiblings,
  read: ReadDocument,
): Promise<ParentLayers> {
  if (level === 'group') return { layers: { template: parseTemplate(undefined) }, names: {} }
  if (level === 'tenant') return tenantLayers(siblings, read)
  const tenant = await readReference('tenants', siblings.tenant, read)
  const above = await tenantLayers(tenant ?? {}, read)
  return {
    layers: { ...above.layers, tenant: tenant?.settings },
    names: { ...above.names, ...named('tenant', tenant) },
  }
}

async function tenantLayers(tenant: SettingsSiblings, read: ReadDocument): Promise<ParentLayers> {
  const group = await readReference('groups', tenant.group, read)
  return {
    layers: { template: parseTemplate(tenant.template), group: group?.settings },
    names: named('group', group),
  }
}

async function readReference(
  collection: 'groups' | 'tenants',
  reference: unknown,
  read: ReadDocument,
): Promise<SettingsDocument | undefined> {
  const id = idOf(reference)
  return id === null ? undefined : read(collection, id)
}

function named(level: 'group' | 'tenant', document: SettingsDocument | undefined): ParentLayers['names'] {
  return typeof document?.name === 'string' ? { [level]: document.name } : {}
}
