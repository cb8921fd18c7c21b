import { isSettingKey, type SettingKey, type SettingOverrides, switchFor } from '../catalogue'
import type { Level } from '../switch'
import { isRecord, valueProblem } from './value-problem'

/** Something wrong with one stored or entered value. */
export interface OverrideProblem {
  /** The key as it was given, which need not be one that exists. */
  readonly key: string
  readonly message: string
}

export interface ParsedOverrides {
  readonly overrides: SettingOverrides
  readonly problems: readonly OverrideProblem[]
}

/**
 * Reads one level's values from JSON of any shape. Keys that do not exist, keys this level may not set and
 * values out of bounds are left out and reported, so that a bad value never takes a site down. `null` and
 * `undefined` mean the level sets nothing.
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
  // Each value has just been checked against its own switch, which is what its type is derived from.
  return { overrides: overrides as SettingOverrides, problems }
}

function overrideProblem(level: Level, key: string, value: unknown): string | undefined {
  if (!isSettingKey(key)) return 'There is no such setting.'
  const definition = switchFor(key)
  if (!definition.levels.includes(level)) {
    return `Cannot be set for a ${level}, only for a ${definition.levels.join(' or ')}.`
  }
  return valueProblem(definition, value)
}
