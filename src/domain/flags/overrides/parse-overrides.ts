import { isSettingKey, type SettingKey, type SettingOverrides, switchFor } from '../catalogue'
import type { Level } from '../switch'
import { isRecord, valueProblem } from './value-problem'

export interface OverrideProblem {
  /** The key as entered; it may not exist. */
  readonly key: string
  readonly message: string
}

export interface ParsedOverrides {
  readonly overrides: SettingOverrides
  readonly problems: readonly OverrideProblem[]
}

/**
 * Parses one level's values from any JSON. Unknown keys, keys that this level may not set and values out of bounds are
 * dropped and reported, so a bad value never takes a site down. `null` and `undefined` mean that the level sets
 * nothing.
 */
export function parseOverrides(level: Level, raw: unknown): ParsedOverrides {
  if (raw === null || raw === undefined) return { overrides: {}, problems: [] }
  if (!isRecord(raw)) {
    return {
      overrides: {},
      problems: [{ key: '', message: 'Settings must be an object of keys and values.' }],
    }
  }
  const overrides: Partial<Record<SettingKey, unknown>> = {}
  const problems: OverrideProblem[] = []
  for (const [key, value] of Object.entries(raw)) {
    const message = overrideProblem(level, key, value)
    if (message) problems.push({ key, message })
    else if (isSettingKey(key)) overrides[key] = value
  }
  // Safe: each value was checked against the switch that its type derives from.
  return { overrides: overrides as SettingOverrides, problems }
}

function overrideProblem(level: Level, key: string, value: unknown): string | undefined {
  if (!isSettingKey(key)) return 'This setting does not exist.'
  const definition = switchFor(key)
  if (!definition.levels.includes(level)) {
    return `Cannot be set for a ${level}, only for a ${definition.levels.join(' or ')}.`
  }
  return valueProblem(definition, value)
}
