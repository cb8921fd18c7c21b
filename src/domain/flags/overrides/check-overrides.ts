import { resolveSettings, type SettingLayers } from '../resolve'
import type { Level } from '../switch'
import { DEFAULT_TEMPLATE } from '../templates'
import { contradictions } from './contradictions'
import { type OverrideProblem, parseOverrides } from './parse-overrides'

/**
 * Checks the values that a person wants to store at one level: unknown keys, keys that this level may not set, wrong
 * types, values out of bounds (the message names them), and values that contradict each other after resolution with the
 * levels above. Returns an empty list if they may be stored.
 *
 * `parents` are the levels above; without them, only the platform's defaults apply. A contradiction is reported for the
 * keys that this level sets. One that is wholly inherited is not reported.
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
