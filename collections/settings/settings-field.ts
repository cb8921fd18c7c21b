import type { FieldAccess, JSONField, JSONFieldValidation, PayloadRequest } from 'payload'
import { checkOverrides } from '@/domain/flags/check-overrides'
import { describeProblems } from '@/domain/flags/describe-problems'
import type { Level } from '@/domain/flags/switch'
import { parentLayers, type ReadDocument, type SettingsSiblings } from './parent-layers'

interface FieldAccessRules {
  readonly create?: FieldAccess
  readonly read?: FieldAccess
  readonly update?: FieldAccess
}

/**
 * The field that stores the switches one level sets, as one JSON object of keys and values (ADR 3). What
 * checkOverrides refuses is refused here with its reasons; who may change it is for the caller to say.
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
  return async (value, { siblingData, req }) => {
    if (value === null || value === undefined) return true
    const { layers } = await parentLayers(level, siblingData as SettingsSiblings, readWith(req))
    const problems = checkOverrides(level, value, layers)
    return problems.length === 0 || describeProblems(problems)
  }
}

function readWith(req: PayloadRequest): ReadDocument {
  return async (collection, id) => {
    const found = await req.payload.findByID({
      collection,
      id,
      depth: 0,
      overrideAccess: true, // what a document inherits does not depend on who asks
      disableErrors: true,
      req,
    })
    return found ? { ...found } : undefined
  }
}
