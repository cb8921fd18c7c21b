import { resolveSettings, type SettingLayers } from '../resolve'
import { contradictions } from './contradictions'
import type { OverrideProblem } from './parse-overrides'

export interface WebsiteChange {
  readonly name: string
  /** Null for a new website. */
  readonly before: SettingLayers | null
  readonly after: SettingLayers
}

/**
 * The contradictions that a change causes on websites, with the names of the websites. Contradictions that a website
 * already had are not reported. Dealerships are not checked: none of their switches is part of a contradiction
 * (contradictions.test.ts).
 */
export function checkWebsites(websites: readonly WebsiteChange[]): readonly OverrideProblem[] {
  const changes = websites.map(({ name, before, after }) => ({
    name,
    before: before && resolveSettings(before).settings,
    after: resolveSettings(after).settings,
  }))
  return contradictions.flatMap((rule) => {
    const names = changes
      .filter(({ before, after }) => rule.holds(after) && !(before && rule.holds(before)))
      .map(({ name }) => name)
    if (names.length === 0) return []
    return [{ key: rule.keys[0] ?? '', message: `On ${listNames(names)}: ${rule.reason}` }]
  })
}

const MAX_NAMES = 5

function listNames(names: readonly string[]): string {
  const more = names.length - MAX_NAMES
  const listed = names.slice(0, MAX_NAMES).join(', ')
  return more > 0 ? `${listed} and ${more} more` : listed
}
