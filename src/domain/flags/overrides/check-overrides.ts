import { resolveSettings, type SettingLayers } from '../resolve'
import type { Level } from '../switch'
import { DEFAULT_TEMPLATE } from '../templates'
import { contradictions } from './contradictions'
import { type OverrideProblem, parseOverrides } from './parse-overrides'

/**
 * What is wrong with the values a person wants to store at one level: unknown keys, keys this level may not
 * set, wrong types, values out of bounds (the message names them), and values that contradict each other as
 * resolved over the levels above. An empty list means they may be stored.
 *
 * `parents` are the levels above; without them only the platform's defaults stand behind the values. A
 * contradiction is reported at the keys this level sets: one that is inherited whole is not this person's.
 */
export function checkOverrides(
  level: Level,
  overrides: unknown,
  parents: SettingLayers = { template: DEFAULT_TEMPLATE },
): readonly OverrideProblem[] {
  const parsed = parseOverrides(level, overrides)
  const { settings } = resolveSettings({ ...parents, [level]: parsed.overrides })
  const clashes = contradictions
    .filter((rule) => rule.holds(settings))
    .flatMap((rule) =>
      rule.keys
        .filter((key) => parsed.overrides[key] !== undefined)
        .map((key) => ({ key, message: rule.reason })),
    )
  return [...parsed.problems, ...clashes]
}
