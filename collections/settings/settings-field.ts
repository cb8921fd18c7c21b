import type { FieldAccess, JSONField, JSONFieldValidation } from 'payload'
import { checkOverrides } from '@/domain/flags/overrides/check-overrides'
import { checkWebsites } from '@/domain/flags/overrides/check-websites'
import { describeProblems } from '@/domain/flags/overrides/describe-problems'
import type { OverrideProblem } from '@/domain/flags/overrides/parse-overrides'
import type { Level } from '@/domain/flags/switch'
import { idOf } from '../access/roles'
import { parentLayers, type ReadDocument, type SettingsDocument } from './parent-layers'
import { websiteChanges } from './website-changes'
import { documentReader } from './website-settings'

interface FieldAccessRules {
  readonly create?: FieldAccess
  readonly read?: FieldAccess
  readonly update?: FieldAccess
}

/**
 * Stores the switches that one level sets as one JSON object of keys and values (ADR 3). Validation refuses what
 * `checkOverrides` refuses, and values that contradict those of a website below. The caller passes the access rules.
 */
export function settingsField(level: Level, access: FieldAccessRules = {}): JSONField {
  return {
    name: 'settings',
    type: 'json',
    label: 'Switches and settings',
    access,
    validate: validateSettings(level),
    admin: {
      components: {
        Field: {
          path: '/collections/settings/SettingsEditor#SettingsEditor',
          clientProps: { level },
        },
      },
    },
  }
}

function validateSettings(level: Level): JSONFieldValidation {
  return async (value, { siblingData, id, event, req }) => {
    const read = documentReader(req)
    const document = siblingData as SettingsDocument
    const { layers } = await parentLayers(level, document, read)
    const problems = checkOverrides(level, value, layers)
    // While typing, the editor's own validation is enough.
    if (problems.length > 0 || event === 'onChange') return sentence(problems)
    const saving = { id: idOf(id), name: document.name, layers, value }
    const stored = await storedDocument(level, saving.id, read)
    return sentence(checkWebsites(await websiteChanges(level, saving, stored, req)))
  }
}

function sentence(problems: readonly OverrideProblem[]): true | string {
  return problems.length === 0 || describeProblems(problems)
}

async function storedDocument(level: Level, id: number | null, read: ReadDocument) {
  if (id === null || level === 'dealership') return undefined
  return read(level === 'group' ? 'groups' : 'tenants', id)
}
