import type { PayloadRequest } from 'payload'
import type { SettingLayers } from '@/domain/flags/resolve'
import type { Level } from '@/domain/flags/switch'
import { parseTemplate } from '@/domain/flags/templates'
import { idOf } from '../access/roles'

/** The fields beside a settings field that say what it inherits from. */
export interface SettingsSiblings {
  readonly template?: unknown
  readonly group?: unknown
  readonly tenant?: unknown
}

/**
 * What the levels above a document set, read from the database whatever the editor may read: a dealership's
 * values are judged against its group's even by staff who cannot open the group.
 */
export async function parentSettings(
  level: Level,
  siblings: SettingsSiblings,
  req: PayloadRequest,
): Promise<SettingLayers> {
  if (level === 'group') return { template: parseTemplate(undefined) }
  if (level === 'tenant') return tenantLayers(siblings, req)
  const tenant = await settingsOf('tenants', siblings.tenant, req)
  return { ...(await tenantLayers(tenant ?? {}, req)), tenant: tenant?.settings }
}

async function tenantLayers(tenant: SettingsSiblings, req: PayloadRequest): Promise<SettingLayers> {
  const group = await settingsOf('groups', tenant.group, req)
  return { template: parseTemplate(tenant.template), group: group?.settings }
}

async function settingsOf(
  collection: 'groups' | 'tenants',
  reference: unknown,
  req: PayloadRequest,
): Promise<(SettingsSiblings & { readonly settings?: unknown }) | undefined> {
  const id = idOf(reference)
  if (id === null) return undefined
  const found = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    overrideAccess: true, // what a document inherits does not depend on who asks
    disableErrors: true,
    req,
  })
  // A group has no template or group of its own; what is missing sets nothing.
  return found ? { template: undefined, group: undefined, settings: undefined, ...found } : undefined
}
