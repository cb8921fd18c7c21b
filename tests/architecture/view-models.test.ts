import { settingKeys } from '@/domain/flags/catalogue'
import { filesOf, readSource } from './source-files'

const SHOWN = /^(src\/ui\/.+\.tsx?|blocks\/[^/]+\/(view|island)\.tsx)$/
const TEST = /\.test\.tsx?$/
const COMMENT = /^\s*(\{?\/\*|\*|\/\/).*$/gm

/** What a component must not contain: a setting's key, `settings` or a type of settings, or the module that declares them. */
function knownSettings(source: string): string[] {
  const code = source.replace(COMMENT, '')
  const keys = settingKeys.filter((key) => code.includes(`'${key}'`))
  const names = code.match(/\b(settings|[A-Za-z]*Settings)\b/g) ?? []
  const modules = code.match(/@\/domain\/flags\/(catalogue|resolve|switches)\b[^']*/g) ?? []
  return [...new Set([...keys, ...names, ...modules])]
}

describe('a component’s settings', () => {
  it.each([
    [`const cdn = options['integrations.imageCdnBase']`, ['integrations.imageCdnBase']],
    [`const { settings } = page`, ['settings']],
    [`import type { Settings } from '@/domain/flags/catalogue'`, ['Settings', '@/domain/flags/catalogue']],
    [`import type { FuelSettings } from '@/domain/running-costs/fuel'`, ['FuelSettings']],
    [`// From the settings.\nconst { imageCdn } = card`, []],
    [`import { templateFor } from '@/domain/flags/templates'`, []],
  ])('are found in %j: %j', (source, known) => {
    expect(knownSettings(source)).toEqual(known)
  })
})

const components = filesOf(['src/ui', 'blocks']).filter((path) => SHOWN.test(path) && !TEST.test(path))

it('no component reads a setting: pages and blocks give it a view model', () => {
  expect(components.length).toBeGreaterThan(200)
  const knowing = components.flatMap((path) => {
    const known = knownSettings(readSource(path))
    return known.length > 0 ? [`${path}: ${known.join(', ')}`] : []
  })
  expect(knowing).toEqual([])
})
