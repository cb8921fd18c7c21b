import { isSettingKey, type SettingKey, settingKeys, switchFor } from '../flags/catalogue'
import { sameValue } from '../flags/grid/same-value'
import { type OverrideProblem, parseOverrides } from '../flags/overrides/parse-overrides'
import { isRecord } from '../flags/overrides/value-problem'
import { resolveSettings, type SettingLayers } from '../flags/resolve'

type Values = Readonly<Record<string, unknown>>

/**
 * Settings that no file carries, besides the addresses and keys of external services: the key of Turnstile, whose secret is not exported, and
 * the addresses that get lead alerts.
 */
const OF_INSTALLATION: readonly SettingKey[] = ['leads.turnstileKey', 'leads.alertEmails']

/** What a group says of itself, and its rules for staff and personal data. Another group has its own. */
const OF_GROUP: readonly SettingKey[] = [
  'site.youtubeUrl',
  'site.socialLinks',
  'site.groupLinks',
  'site.blogCategoriesHost',
  'locations.serviceBookingUrl',
  'phone.override',
  'phone.newNumber',
  'phone.usedNumber',
  'phone.demoNumber',
  'content.groupStats',
  'content.approval',
  'leads.dailyDigest',
  'leads.marketingSeesNames',
  'leads.retentionMonths',
]

/** True for every `integrations.…` key, known or not: a key of a later version is as private. */
const isOfInstallation = (key: string) =>
  key.startsWith('integrations.') || OF_INSTALLATION.some((each) => each === key)

/** Whether a website takes the value with it when its group set it. */
const isCarried = (key: SettingKey) =>
  !isOfInstallation(key) && !OF_GROUP.includes(key) && switchFor(key).levels.includes('tenant')

const pick = (values: unknown, isKept: (key: string) => boolean): Values =>
  Object.fromEntries(Object.entries(isRecord(values) ? values : {}).filter(([key]) => isKept(key)))

/** The settings of a website file. */
export interface CarriedSettings {
  /** What the website itself sets. */
  readonly settings: Values
  /** What its group sets and it does not. */
  readonly inherited: Values
  /** Keys whose values stay in the installation. */
  readonly left_out: readonly string[]
}

/** The part of a website's settings that a file may have. */
export function settingsForFile(layers: SettingLayers): CarriedSettings {
  const own = isRecord(layers.tenant) ? layers.tenant : {}
  const isInherited = (key: string) => isSettingKey(key) && isCarried(key) && (own[key] ?? null) === null
  const { settings } = resolveSettings(layers)
  return {
    settings: pick(own, (key) => !isOfInstallation(key)),
    inherited: pick(parseOverrides('group', layers.group).overrides, isInherited),
    left_out: settingKeys.filter(
      (key) => isOfInstallation(key) && !sameValue(settings[key], switchFor(key).default),
    ),
  }
}

export interface ImportedSettings {
  /** To be stored on the new website. */
  readonly settings: Values
  /** Labels of the settings that the file leaves out or must not bring, and that have no value on the new website. */
  readonly unset: readonly string[]
  /** What is wrong with the inherited values. Those of the website itself are checked when they are stored. */
  readonly problems: readonly OverrideProblem[]
}

/**
 * The settings of a website that is made from a file, below the layers `above`. Where the other group or its absence would change a value,
 * the website gets the value of the old one, so that it behaves the same.
 */
export function settingsFromFile(file: CarriedSettings, above: SettingLayers): ImportedSettings {
  const own = pick(file.settings, (key) => !isOfInstallation(key))
  const inherited = pick(file.inherited, (key) => !isSettingKey(key) || isCarried(key))
  const before = resolveSettings({ ...above, group: inherited, tenant: own }).settings
  const after = resolveSettings({ ...above, tenant: own })
  const changed = settingKeys.filter((key) => isCarried(key) && !sameValue(before[key], after.settings[key]))
  const named = new Set([...file.left_out, ...Object.keys(file.settings)])
  return {
    settings: { ...own, ...Object.fromEntries(changed.map((key) => [key, before[key]])) },
    unset: settingKeys
      .filter((key) => isOfInstallation(key) && named.has(key))
      .filter((key) => sameValue(after.settings[key], switchFor(key).default))
      .map((key) => switchFor(key).label),
    problems: parseOverrides('group', inherited).problems,
  }
}
