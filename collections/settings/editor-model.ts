import {
  groupOf,
  isSettingKey,
  type SettingKey,
  type SwitchGroup,
  settingKeys,
  switchFor,
  switchGroups,
} from '@/domain/flags/catalogue'
import { describeValue } from '@/domain/flags/describe-value'
import { checkOverrides } from '@/domain/flags/overrides/check-overrides'
import type { OverrideProblem } from '@/domain/flags/overrides/parse-overrides'
import { resolveSettings } from '@/domain/flags/resolve'
import type { Level, Source, Switch } from '@/domain/flags/switch'
import { templateFor } from '@/domain/flags/templates'
import type { ParentLayers } from './parent-layers'

/** The values that one level sets, while they are edited. They may be invalid. */
export type DraftOverrides = Readonly<Record<string, unknown>>

export interface EditorRow {
  readonly key: SettingKey
  readonly definition: Switch
  readonly isSet: boolean
  readonly value: unknown
  readonly inherited: unknown
  readonly inheritedText: string
  readonly problem: string | undefined
}

export interface EditorGroup {
  readonly group: SwitchGroup
  readonly heading: string
  readonly rows: readonly EditorRow[]
}

export interface EditorModel {
  readonly groups: readonly EditorGroup[]
  /** Problems with stored keys that have no row on this level. */
  readonly strayProblems: readonly OverrideProblem[]
}

export function buildEditorModel(
  level: Level,
  parents: ParentLayers,
  overrides: DraftOverrides,
): EditorModel {
  const keys = settingKeys.filter((key) => switchFor(key).levels.includes(level))
  const problems = checkOverrides(level, overrides, parents.layers)
  const messages = new Map(problems.map(({ key, message }) => [key, message]))
  const { settings, sourceOf } = resolveSettings(parents.layers)
  const rows = keys.map((key): EditorRow => {
    const definition = switchFor(key)
    const inherited = settings[key]
    const isSet = overrides[key] !== undefined
    const origin = sourceText(sourceOf(key), parents)
    return {
      key,
      definition,
      isSet,
      value: isSet ? overrides[key] : inherited,
      inherited,
      inheritedText: `${origin}: ${describeValue(definition, inherited)}`,
      problem: messages.get(key),
    }
  })
  return {
    groups: grouped(rows),
    strayProblems: problems.filter(({ key }) => !isSettingKey(key) || !keys.includes(key)),
  }
}

function grouped(rows: readonly EditorRow[]): readonly EditorGroup[] {
  return (Object.entries(switchGroups) as [SwitchGroup, string][])
    .map(([group, heading]) => ({
      group,
      heading,
      rows: rows.filter(({ key }) => groupOf(key) === group),
    }))
    .filter((group) => group.rows.length > 0)
}

function sourceText(source: Source, { layers, names }: ParentLayers): string {
  switch (source) {
    case 'platform':
      return 'Platform default'
    case 'template':
      return `Inherited from template ${templateFor(layers.template).label}`
    case 'group':
      return `Inherited from group${names.group ? ` ${names.group}` : ''}`
    default:
      return `Inherited from website${names.tenant ? ` ${names.tenant}` : ''}`
  }
}

/** Returns the rows that contain every search word in their label, key, help or heading. */
export function filterGroups(
  groups: readonly EditorGroup[],
  search: { readonly words: string; readonly onlySet: boolean },
): readonly EditorGroup[] {
  const words = search.words.toLowerCase().split(/\s+/)
  const matches = ({ key, definition, isSet }: EditorRow, heading: string) => {
    const text = `${key} ${definition.label} ${definition.help} ${heading}`.toLowerCase()
    return (isSet || !search.onlySet) && words.every((word) => text.includes(word))
  }
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter((row) => matches(row, group.heading)) }))
    .filter((group) => group.rows.length > 0)
}

/** `undefined` removes the key, so that the switch inherits again. */
export function withValue(overrides: DraftOverrides, key: string, value: unknown): DraftOverrides {
  const { [key]: _replaced, ...others } = overrides
  return value === undefined ? others : { ...others, [key]: value }
}
