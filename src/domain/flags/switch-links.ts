import { SPECIAL_OFFERS } from '../offers/offer-paths'
import { type SettingKey, type Settings, settingKeys, switchFor } from './catalogue'
import type { RowsSwitch, Switch } from './switch'

/** An address to which a switch sends shoppers. */
export interface SwitchLink {
  readonly key: SettingKey
  /** The switch's, as the editor of switches shows it. */
  readonly label: string
  readonly href: string
}

type Rows = readonly Readonly<Record<string, unknown>>[]

function inRows({ columns }: RowsSwitch, rows: Rows): unknown[] {
  const names = Object.keys(columns).filter((name) => {
    const column = columns[name]
    return column?.type === 'url' && column.accepts !== 'absolute'
  })
  return rows.flatMap((row) => names.map((name) => row[name]))
}

/** Switches that only accept a full address are of other websites and services. */
function addressesOf(definition: Switch, value: unknown): unknown[] {
  if (definition.type === 'rows') return inRows(definition, value as Rows)
  return definition.type === 'url' && definition.accepts !== 'absolute' ? [value] : []
}

/** Whether no page needs to be at the address of a switch as the website is set. */
function isIdle(key: SettingKey, settings: Settings): boolean {
  if (key === 'finance.pagePath') return settings['finance.defaultLink'] !== ''
  if (key === 'garage.watchlistPath') return !settings['garage.enabled'] && !settings['garage.watchlist']
  // Every website has this page, also without an editor's.
  return key === 'search.clearFiltersPath' && settings[key] === SPECIAL_OFFERS
}

/** Where the website's own switches lead. */
export const switchLinks = (settings: Settings): SwitchLink[] =>
  settingKeys
    .filter((key) => !isIdle(key, settings))
    .flatMap((key) => {
      const definition = switchFor(key)
      return addressesOf(definition, settings[key])
        .filter((href): href is string => typeof href === 'string' && href !== '')
        .map((href) => ({ key, label: definition.label, href }))
    })
