import { switchFor } from '../catalogue'
import { contradictions } from './contradictions'

describe('contradictions', () => {
  it('contain no switch that a dealership may set, so checking websites is enough', () => {
    const keys = contradictions.flatMap((rule) => rule.keys)
    expect(keys.length).toBeGreaterThan(10)
    expect(keys.filter((key) => switchFor(key).levels.includes('dealership'))).toEqual([])
  })
})
