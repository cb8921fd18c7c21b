import { parseSortKey, siteSortKeys } from '@/domain/vehicle/sorts'
import { groupOf, settingKeys, switches, switchFor, switchGroups } from './catalogue'
import { contradictions } from './overrides/contradictions'
import { valueProblem } from './overrides/value-problem'
import { resolveSettings } from './resolve'
import { templateFor, templateKeys } from './templates'

describe('the catalogue', () => {
  it('gives every switch a default within its bounds', () => {
    const refused = settingKeys.filter((key) => valueProblem(switchFor(key), switchFor(key).default))
    expect(refused).toEqual([])
  })

  it('suggests only values that the switch allows', () => {
    const refused = settingKeys.filter((key) =>
      (switchFor(key).suggestions ?? []).some((value) => valueProblem(switchFor(key), value)),
    )
    expect(refused).toEqual([])
  })

  it('puts every switch in a group that has a heading', () => {
    expect(settingKeys.filter((key) => !switchGroups[groupOf(key)])).toEqual([])
  })

  it('has a label and help text for every switch', () => {
    const wordless = settingKeys.filter((key) => {
      const { label, help } = switchFor(key)
      return !/^[A-Z0-9]/.test(label) || !help.endsWith('.')
    })
    expect(wordless).toEqual([])
  })

  it('has no duplicate labels within a group', () => {
    const names = settingKeys.map((key) => `${groupOf(key)} / ${switchFor(key).label}`)
    expect(new Set(names).size).toBe(names.length)
  })

  it('starts stock only in sort orders that exist [SEARCH-22]', () => {
    const offered = switches['search.defaultSort'].options.map(({ value }) => value)
    expect(offered).toEqual(siteSortKeys)
    expect(offered.filter((value) => parseSortKey(value) !== value)).toEqual([])
  })

  it('names no feature twice [TEN-13]', () => {
    const features = Object.values(switches).flatMap((definition) =>
      'feature' in definition && definition.feature ? [definition.feature] : [],
    )
    expect(new Set(features).size).toBe(features.length)
  })
})

describe('the templates', () => {
  it.each(templateKeys)('have a preset for %s that its switches allow [TEN-14]', (template) => {
    const refused = Object.entries(templateFor(template).preset).filter(([key, value]) =>
      valueProblem(switchFor(key as keyof typeof switches), value),
    )
    expect(refused).toEqual([])
  })

  it.each(templateKeys)('have a preset for %s without contradictions [TEN-14]', (template) => {
    const { settings } = resolveSettings({ template })
    expect(contradictions.filter((rule) => rule.holds(settings))).toEqual([])
  })

  it('have every value of the brand variant for marque [TEN-14]', () => {
    const { settings, sourceOf } = resolveSettings({ template: 'marque' })
    const brandVariant = {
      'finance.maxAmount': 250_000,
      'finance.defaultTerm': 5,
      'finance.interestRange': { min: 4, max: 20 },
      'finance.disclaimerCollapses': true,
      'vehiclePage.copiedNotice': 'toast',
      'vehiclePage.stickyBottomBar': true,
      'reviews.minimumRating': 3,
    } as const
    expect(settings).toMatchObject(brandVariant)
    expect(sourceOf('finance.maxAmount')).toBe('template')
  })

  it('use the word motorcycles for throttle [TEN-15]', () => {
    expect(resolveSettings({ template: 'throttle' }).settings['site.vehicleWording']).toBe('Motorcycle')
  })

  it('turn on used-car addresses only for outback', () => {
    const on = templateKeys.filter(
      (template) => resolveSettings({ template }).settings['search.usedCarRoutes'],
    )
    expect(on).toEqual(['outback'])
  })
})
