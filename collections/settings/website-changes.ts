import type { PayloadRequest } from 'payload'
import type { WebsiteChange } from '@/domain/flags/overrides/check-websites'
import type { SettingLayers } from '@/domain/flags/resolve'
import type { Level } from '@/domain/flags/switch'
import { parseTemplate } from '@/domain/flags/templates'
import type { SettingsDocument } from './parent-layers'

interface Saving {
  readonly id: number | null
  readonly name: unknown
  readonly layers: SettingLayers
  readonly value: unknown
}

/**
 * Returns the websites whose resolved values a save changes: those of the group, or the website itself. A dealership
 * changes none. `stored` is the document before the save, or undefined while it is created.
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
    overrideAccess: true, // a website's settings do not depend on the person
    req,
  })
  return docs.map(({ name, template, settings }) => {
    const own = { template: parseTemplate(template), tenant: settings }
    return { name, before: { ...own, group: stored?.settings }, after: { ...own, group: saving.value } }
  })
}

/** A website's resolved values depend on its own values and on its template. */
function ownChange({ name, layers, value }: Saving, stored: SettingsDocument | undefined): WebsiteChange {
  return {
    name: typeof name === 'string' ? name : 'this website',
    before: stored ? { ...layers, template: parseTemplate(stored.template), tenant: stored.settings } : null,
    after: { ...layers, tenant: value },
  }
}
