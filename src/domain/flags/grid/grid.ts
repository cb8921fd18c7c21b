import { groupOf, type SettingKey, type SwitchGroup, settingKeys, switchFor } from '../catalogue'
import { describeValue } from '../describe-value'
import { checkOverrides } from '../overrides/check-overrides'
import { describeProblems } from '../overrides/describe-problems'
import { isRecord } from '../overrides/value-problem'
import { type ResolvedSettings, resolveSettings, type SettingLayers } from '../resolve'
import { parseTemplate, templateFor } from '../templates'
import { sameValue } from './same-value'

/** A website with the stored values of its levels. */
export interface GridSite {
  readonly id: number
  readonly name: string
  readonly template: string
  readonly group: string
  readonly groupSettings: unknown
  readonly settings: unknown
}

export interface GridCell {
  readonly text: string
  /** `Website`, `Group Outpost`, `Template Metro` or `Default`. */
  readonly origin: string
  /** Whether the website itself sets it. */
  readonly isSet: boolean
}

export interface GridRow {
  readonly key: SettingKey
  readonly label: string
  readonly help: string
  /** In the order of the sites. */
  readonly cells: readonly GridCell[]
  /** Whether the sites have more than one value. */
  readonly differs: boolean
}

/** What a person looks for. */
export interface GridSearch {
  readonly words: string
  /** Null for all parts. */
  readonly part: SwitchGroup | null
  readonly onlyDiffering: boolean
}

/** The switches that a website may set, in the order of the catalogue. */
export const gridKeys = settingKeys.filter((key) => switchFor(key).levels.includes('tenant'))

const layersAbove = ({ template, groupSettings }: GridSite): SettingLayers => ({
  template: parseTemplate(template),
  group: groupSettings,
})

export const resolveSite = (site: GridSite): ResolvedSettings =>
  resolveSettings({ ...layersAbove(site), tenant: site.settings })

function cellOf(site: GridSite, key: SettingKey, { settings, sourceOf }: ResolvedSettings): GridCell {
  const source = sourceOf(key)
  const origins: Readonly<Record<string, string>> = {
    tenant: 'Website',
    group: `Group ${site.group}`,
    template: `Template ${templateFor(parseTemplate(site.template)).label}`,
  }
  return {
    text: describeValue(switchFor(key), settings[key]),
    origin: origins[source] ?? 'Default',
    isSet: source === 'tenant',
  }
}

function matches(key: SettingKey, { words, part }: GridSearch): boolean {
  const { label, help } = switchFor(key)
  const text = `${key} ${label} ${help}`.toLowerCase()
  const asked = words.toLowerCase().split(/\s+/)
  return (part === null || groupOf(key) === part) && asked.every((word) => text.includes(word))
}

/** One row for each switch that is searched for, one cell for each site. */
export function buildGrid(sites: readonly GridSite[], search: GridSearch): GridRow[] {
  const keys = gridKeys.filter((key) => matches(key, search))
  const resolved = sites.map((site) => [site, resolveSite(site)] as const)
  const rows = keys.map((key) => {
    const { label, help } = switchFor(key)
    const cells = resolved.map(([site, settings]) => cellOf(site, key, settings))
    return { key, label, help, cells, differs: new Set(cells.map(({ text }) => text)).size > 1 }
  })
  return search.onlyDiffering ? rows.filter(({ differs }) => differs) : rows
}

/** `inherit` removes the website's own value. */
export type NextValue = { readonly value: unknown } | 'inherit'

/** What a change does to one website. */
export interface PlannedCell {
  readonly site: GridSite
  readonly before: GridCell
  readonly after: GridCell
  /** The values to store for the website. */
  readonly settings: Readonly<Record<string, unknown>>
  readonly changes: boolean
  /** Why the website cannot have the value; null if it can. */
  readonly problem: string | null
}

/** The stored values with one of them replaced. */
export function withNext(settings: unknown, key: SettingKey, next: NextValue): Record<string, unknown> {
  const { [key]: _, ...others } = isRecord(settings) ? settings : {}
  return next === 'inherit' ? others : { ...others, [key]: next.value }
}

/** The effect of a change on each site, before anything is stored. */
export function planChange(sites: readonly GridSite[], key: SettingKey, next: NextValue): PlannedCell[] {
  return sites.map((site) => {
    const settings = withNext(site.settings, key, next)
    const problems = checkOverrides('tenant', settings, layersAbove(site))
    const [before, after] = [site, { ...site, settings }].map((each) => cellOf(each, key, resolveSite(each)))
    return {
      site,
      before: before as GridCell,
      after: after as GridCell,
      settings,
      changes: !sameValue(isRecord(site.settings) ? site.settings[key] : null, settings[key]),
      problem: problems.length > 0 ? describeProblems(problems) : null,
    }
  })
}
