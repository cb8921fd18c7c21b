import { withUnit } from './with-unit'

describe('withUnit', () => {
  it.each([
    ['2.0', 'L', '2.0 L'],
    [2, 'L', '2 L'],
    ['2.8L', 'L', '2.8 L'],
    ['3500', 'kg', '3,500 kg'],
    ['3,500 KG', 'kg', '3,500 kg'],
    [1332.5, 'cc', '1,332.5 cc'],
  ])('formats %p with %s as %s', (given, unit, text) => {
    expect(withUnit(given, unit)).toBe(text)
  })

  it.each(['1,5', '4 cyl', 'Electric', '2.5 t', '', null])(
    'returns %p unchanged, because it is no figure in kilograms',
    (given) => {
      expect(withUnit(given, 'kg')).toBe(given)
    },
  )
})
