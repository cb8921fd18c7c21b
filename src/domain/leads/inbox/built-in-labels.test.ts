import { builtInKeys } from '../built-in/built-in-keys'
import { builtInLabels } from './built-in-labels'

describe('the labels of a form', () => {
  it.each(builtInKeys)('are known for every field of the built-in form %s', (key) => {
    const labels = builtInLabels(key)
    expect(labels.size).toBeGreaterThan(3)
    expect(labels.has('email')).toBe(true)
  })

  it('are unknown for an editor’s form', () => {
    expect(builtInLabels('constructor').size).toBe(0)
  })
})
