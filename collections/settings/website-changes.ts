import type { PayloadRequest } from 'payload'
import type { WebsiteChange } from '@/domain/flags/overrides/check-websites'
import type { SettingLayers } from '@/domain/flags/resolve'
import type { Level } from '@/domain/flags/switch'
import { parseTemplate } from '@/domain/flags/templates'
import type { SettingsDocument } from './parent-layers'

/** A group or a website as it would be saved. */
interface Saving {
  readonly id: number | null
  readonly name: unknown
  /** The levels above, as they would be. */
  readonly layers: SettingLayers
  /** The settings, as they would be. */
  readonly value: unknown
}

/**
 * The websites whose resolved values a save changes: those of the group, or the website itself. None for a dealership.
 * `stored` is the document as it is now, undefined while it is created.
 */
export async function websiteChanges(
  level: Level,
  saving: Saving,
  stored: SettingsDocument | undefined,
  req: PayloadRequest,
): Promise<readonly WebsiteChange[]> {
  if (level === 'tenant') return [ownChange(saving, stored)]
  if (level === 'dealership' || saving.id === null) return []
  const { docs } = await req.payload.find({
    collection: 'tenants',
    where: { group: { equals: saving.id } },
    select: { name: true, template: true, settings: true },
    depth: 0,
    pagination: false,
    overrideAccess: true, // what a website resolves to does not depend on who asks
    req,
  })
  return docs.map(({ name, template, settings }) => {
    const own = { template: parseTemplate(template), tenant: settings }
    return { name, before: { ...own, group: stored?.settings }, after: { ...own, group: saving.value } }
  })
}

/** A website changes with its own values and with its template. */
function ownChange({ name, layers, value }: Saving, stored: SettingsDocument | undefined): WebsiteChange {
  return {
    name: typeof name === 'string' ? name : 'this website',
    before: stored ? { ...layers, template: parseTemplate(stored.template), tenant: stored.settings } : null,
    after: { ...layers, tenant: value },
  }
}
