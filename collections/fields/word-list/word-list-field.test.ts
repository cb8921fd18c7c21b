import { validWords } from './word-list-field'

describe('a list of words', () => {
  it.each([[null], [undefined], [[]], [['Kia', 'Alfa Romeo']]])('may be %p', (value) => {
    expect(validWords(value)).toBe(true)
  })

  it.each([['Kia'], [[1]], [['']], [['  ']], [{ make: 'Kia' }], [Array.from({ length: 201 }, () => 'Kia')]])(
    'cannot be %p',
    (value) => {
      expect(validWords(value)).not.toBe(true)
    },
  )
})
