import { ownValue } from './own-value'

describe('ownValue', () => {
  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])(
    'returns undefined for %s, which the record only inherits',
    (key) => {
      expect(ownValue({ Kia: 1 }, key)).toBeUndefined()
      expect(ownValue(JSON.parse(`{"${key}": 2}`), key)).toBe(2)
    },
  )

  it('returns a property of the record', () => {
    expect(ownValue({ Kia: 1 }, 'Kia')).toBe(1)
    expect(ownValue({ Kia: 1 }, 'Ford')).toBeUndefined()
  })
})
