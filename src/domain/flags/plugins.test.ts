import { hasPlugin, websitePlugins } from './plugins'
import { resolveSettings } from './resolve'

function session(tenant: Record<string, unknown>) {
  return { plugins: websitePlugins(resolveSettings({ template: 'metro', tenant }).settings) }
}

describe('websitePlugins', () => {
  it('lists a flag’s feature only while the flag is on [TEN-13]', () => {
    expect(hasPlugin(session({ 'garage.enabled': true }), 'garage')).toBe(true)
    expect(hasPlugin(session({ 'garage.enabled': false }), 'garage')).toBe(false)
  })

  it('lists finance features by feature and the provider by name [TEN-13]', () => {
    const { plugins } = session({ 'finance.features': ['calculator'], 'finance.provider': 'angle' })
    expect(plugins).toContainEqual({ feature: 'finance-calculator' })
    expect(plugins).toContainEqual({ name: 'angle' })
  })

  it('lists no provider if there is none [TEN-13]', () => {
    expect(session({}).plugins.filter((plugin) => 'name' in plugin)).toEqual([])
  })
})

describe('hasPlugin', () => {
  it('finds a plugin by feature or name [TEN-13]', () => {
    const plugins = [{ feature: 'garage' }, { name: 'angle' }]
    expect(['garage', 'angle', 'web-chat'].map((name) => hasPlugin({ plugins }, name))).toEqual([
      true,
      true,
      false,
    ])
  })
})
