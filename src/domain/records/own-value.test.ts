import { ownValue } from './own-value'

describe('ownValue', () => {
  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])(
    'finds no %s in a record that holds none',
    (key) => {
      expect(ownValue({ Kia: 1 }, key)).toBeUndefined()
      expect(ownValue(JSON.parse(`{"${key}": 2}`), key)).toBe(2)
    },
  )

  it('finds what a record holds', () => {
    expect(ownValue({ Kia: 1 }, 'Kia')).toBe(1)
    expect(ownValue({ Kia: 1 }, 'Ford')).toBeUndefined()
  })
})
