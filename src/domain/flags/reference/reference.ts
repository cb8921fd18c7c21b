import {
  groupOf,
  type SettingKey,
  type SwitchGroup,
  settingKeys,
  switchFor,
  switchGroups,
} from '../catalogue'
import { describeBounds, describeValue } from '../describe-value'
import { contradictions } from '../overrides/contradictions'
import { templateFor, templateKeys } from '../templates'
import { rowsElsewhere } from './rows-elsewhere'

/** docs/flags.md. */
export function renderReference(): string {
  const groups = Object.entries(switchGroups) as [SwitchGroup, string][]
  const sections = groups.map(([group, heading]) => renderGroup(group, heading))
  return `${[INTRODUCTION, ...sections, renderContradictions(), renderRowsElsewhere()].join('\n\n')}\n`
}

const INTRODUCTION = `# Switches

Written by \`tsx scripts/flags-doc.ts\` from src/domain/flags; change the declarations there, not this page.

A value resolves from the platform's default through the template's preset, the group and the tenant to the
dealership: the most specific one that is set wins. "Set at" lists where people may set a switch; a template's
preset may set any. "From" names the row of the specification's switch table, the decision or the rule.`

function renderGroup(group: SwitchGroup, heading: string): string {
  const rows = settingKeys.filter((key) => groupOf(key) === group).map(renderRow)
  return [
    `## ${heading}`,
    '',
    '| Key | What it does | Type | Default | Allowed | Set at | Templates that change it | From |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

function renderRow(key: SettingKey): string {
  const definition = switchFor(key)
  const cells = [
    `\`${key}\``,
    `**${definition.label}.** ${definition.help}`,
    definition.type,
    describeValue(definition, definition.default),
    describeBounds(definition),
    definition.levels.join(', '),
    presetsOf(key) || '—',
    definition.from,
  ]
  return tableRow(cells)
}

function presetsOf(key: SettingKey): string {
  return templateKeys
    .flatMap((template) => {
      const value = templateFor(template).preset[key]
      return value === undefined ? [] : [`${template}: ${describeValue(switchFor(key), value)}`]
    })
    .join('; ')
}

function renderContradictions(): string {
  const rows = contradictions.map(({ keys, reason }) =>
    tableRow([keys.map((key) => `\`${key}\``).join(', '), reason]),
  )
  return ['## Values that cannot stand together', '', '| Keys | Reason |', '|---|---|', ...rows].join('\n')
}

function renderRowsElsewhere(): string {
  const rows = Object.entries(rowsElsewhere).map(tableRow)
  return [
    '## Rows of the specification that are not switches',
    '',
    '| Row | Lives in |',
    '|---|---|',
    ...rows,
  ].join('\n')
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
}
