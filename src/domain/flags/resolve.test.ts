import fc from 'fast-check'
import { type SettingKey, settingKeys, switches, switchFor } from './catalogue'
import { resolveSettings } from './resolve'
import type { Level, Switch } from './switch'
import { templateFor, templateKeys } from './templates'

function allowedValue(definition: Switch): fc.Arbitrary<unknown> {
  const known = fc.constantFrom<unknown>(definition.default, ...(definition.suggestions ?? []))
  switch (definition.type) {
    case 'flag':
      return fc.boolean()
    case 'enum':
      return fc.constantFrom(...definition.options.map((option) => option.value))
    case 'number':
    case 'percent':
      return fc.constantFrom(definition.min, definition.max, definition.default)
    case 'enumList':
      return fc.subarray(definition.options.map((option) => option.value))
    default:
      return known
  }
}

/** Arbitrary overrides for a random subset of the keys that a level may set. */
function overridesFor(level: Level): fc.Arbitrary<Record<string, unknown>> {
  const keys = settingKeys.filter((key) => switchFor(key).levels.includes(level))
  return fc
    .subarray([...keys])
    .chain((chosen) =>
      fc.record(Object.fromEntries(chosen.map((key) => [key, allowedValue(switchFor(key))]))),
    )
}

const layers = fc.record({
  template: fc.constantFrom(...templateKeys),
  group: overridesFor('group'),
  tenant: overridesFor('tenant'),
  dealership: overridesFor('dealership'),
})

describe('resolveSettings', () => {
  it('takes the value of the most specific level and names that level [TEN-02] [TEN-17]', () => {
    fc.assert(
      fc.property(layers, fc.constantFrom(...settingKeys), (given, key) => {
        const { settings, sourceOf, problems } = resolveSettings(given)
        const stack: readonly [string, Record<string, unknown>][] = [
          ['dealership', given.dealership],
          ['tenant', given.tenant],
          ['group', given.group],
          ['template', templateFor(given.template).preset],
        ]
        const [level, values] = stack.find(([, set]) => Object.hasOwn(set, key)) ?? [
          'platform',
          { [key]: switchFor(key).default },
        ]
        expect([sourceOf(key), settings[key]]).toEqual([level, values[key]])
        expect(problems).toEqual([])
      }),
    )
  })

  it('falls through to the next level if a value is unset', () => {
    fc.assert(
      fc.property(layers, fc.constantFrom<Level>('group', 'tenant', 'dealership'), (given, unset) => {
        const without = resolveSettings({ ...given, [unset]: {} })
        expect(resolveSettings({ ...given, [unset]: null }).settings).toEqual(without.settings)
        expect(settingKeys.map(without.sourceOf)).not.toContain(unset)
      }),
    )
  })

  it('ignores and reports a dealership’s value if the switch does not allow one [TEN-17]', () => {
    const tenantOnly = settingKeys.filter((key) => !switchFor(key).levels.includes('dealership'))
    fc.assert(
      fc.property(fc.constantFrom(...tenantOnly), layers, (key, given) => {
        const value = switchFor(key).default
        const resolved = resolveSettings({ ...given, dealership: { [key]: value } })
        expect(resolved.sourceOf(key)).not.toBe('dealership')
        expect(resolved.settings[key]).toEqual(resolveSettings({ ...given, dealership: {} }).settings[key])
        expect(resolved.problems).toMatchObject([{ level: 'dealership', key }])
      }),
    )
  })

  it('gives every key an allowed value for any stored JSON', () => {
    const stored = fc.oneof(
      fc.jsonValue(),
      fc.dictionary(fc.constantFrom<string>(...settingKeys, '__proto__', 'constructor'), fc.jsonValue()),
    )
    fc.assert(
      fc.property(stored, (tenant) => {
        const { settings } = resolveSettings({ template: 'metro', tenant })
        expect(Object.keys(settings)).toEqual(Object.keys(switches))
      }),
    )
  })

  it('ignores unknown keys and values out of bounds, and reports each with its level', () => {
    const { settings, problems } = resolveSettings({
      template: 'metro',
      group: { 'search.soldDays': 999 },
      tenant: { 'no.such': 1, 'reviews.hidden': true },
    })
    expect(settings['search.soldDays']).toBe(3)
    expect(settings['reviews.hidden']).toBe(true)
    expect(problems).toEqual([
      { level: 'group', key: 'search.soldDays', message: 'Must be between 0 and 60 days; it is 999.' },
      { level: 'tenant', key: 'no.such', message: 'This setting does not exist.' },
    ])
  })

  it('types each value by its switch', () => {
    const { settings } = resolveSettings({ template: 'marque' })
    const amount: number = settings['finance.maxAmount']
    const wording: 'Car' | 'Motorcycle' = settings['site.vehicleWording']
    const [fee] = settings['finance.fees']
    const key: SettingKey = 'finance.fees'
    expect([amount, wording, fee?.dollars.toFixed(2), key]).toEqual([
      250_000,
      'Car',
      '395.00',
      'finance.fees',
    ])
  })
})
