import { type SettingKey, type SettingOverrides, type Settings, settingKeys, switchFor } from './catalogue'
import { type OverrideProblem, parseOverrides } from './overrides/parse-overrides'
import type { Level, Source } from './switch'
import { type TemplateKey, templateFor } from './templates'

/** The stored JSON of each level. An absent level sets nothing. */
export interface SettingLayers {
  readonly template: TemplateKey
  readonly group?: unknown
  readonly tenant?: unknown
  readonly dealership?: unknown
}

interface LevelProblem extends OverrideProblem {
  readonly level: Level
}

export interface ResolvedSettings {
  readonly settings: Settings
  readonly sourceOf: (key: SettingKey) => Source
  readonly problems: readonly LevelProblem[]
}

const LEVELS: readonly Level[] = ['group', 'tenant', 'dealership']

/**
 * Resolves every switch. The most specific level that sets a value wins: platform default, template preset, group,
 * tenant, dealership (TEN-02, TEN-17). A dealership's value counts only for switches that allow it. Never throws:
 * invalid values are ignored and reported.
 */
export function resolveSettings(layers: SettingLayers): ResolvedSettings {
  const parsed = LEVELS.map((level) => ({ level, ...parseOverrides(level, layers[level]) }))
  const preset: SettingOverrides = templateFor(layers.template).preset
  const stack: readonly { source: Source; overrides: SettingOverrides }[] = [
    { source: 'template', overrides: preset },
    ...parsed.map(({ level, overrides }) => ({ source: level, overrides })),
  ]
  const settings: Partial<Record<SettingKey, unknown>> = {}
  const sources: Partial<Record<SettingKey, Source>> = {}
  for (const key of settingKeys) {
    const winner = stack.findLast(({ overrides }) => overrides[key] !== undefined)
    settings[key] = winner ? winner.overrides[key] : switchFor(key).default
    sources[key] = winner?.source ?? 'platform'
  }
  return {
    // Safe: every key has its switch's default, or an override that was parsed by that switch.
    settings: settings as Settings,
    sourceOf: (key) => sources[key] ?? 'platform',
    problems: parsed.flatMap(({ level, problems }) => problems.map((problem) => ({ level, ...problem }))),
  }
}
