import { switchFor } from '../catalogue'
import { contradictions } from './contradictions'

describe('contradictions', () => {
  it('are of switches that no dealership may set, so that checking websites is enough', () => {
    const keys = contradictions.flatMap((rule) => rule.keys)
    expect(keys.length).toBeGreaterThan(10)
    expect(keys.filter((key) => switchFor(key).levels.includes('dealership'))).toEqual([])
  })
})
