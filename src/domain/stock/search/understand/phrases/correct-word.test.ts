import fc from 'fast-check'
import { editDistance } from '@/domain/text/edit-distance'
import { wordListOf } from '../vocabulary/word-list'
import { correctWord } from './correct-word'

const known = wordListOf(
  [
    ['commodore', 20],
    ['corolla', 30],
    ['ford', 50],
    ['honda', 62],
    ['hyundai', 12],
    ['kia', 40],
    ['mitsubishi', 25],
    ['ranger', 9],
    ['ranges', 9],
    ['tiguan', 2],
    ['toyota', 60],
    ['xv60', 3],
    ['subaru', 4],
    ['camry', 8],
    ['sierra', 3],
  ],
  ['honda', 'hyundai', 'subaru', 'toyota'],
)

describe('correctWord', () => {
  it.each([
    ['toyta', 'toyota'],
    ['tyoota', 'toyota'],
    ['mitsibishi', 'mitsubishi'],
    ['mitsibushi', 'mitsubishi'],
    ['hyandai', 'hyundai'],
    ['comodore', 'commodore'],
    ['foed', 'ford'],
    ['tigaun', 'tiguan'],
    ['otyota', 'toyota'],
    ['subura', 'subaru'],
    ['hunday', 'hyundai'],
    ['nitsubishi', 'mitsubishi'],
  ])('corrects %s to %s', (word, expected) => {
    expect(correctWord(word, known)).toBe(expected)
  })

  it.each([
    ['kea', 'it is too short'],
    ['toyo', 'it is the start of a known word'],
    ['xv61', 'it contains digits'],
    ['rangel', 'two known words are equally close'],
    ['lorolla', 'its first letter differs'],
    ['fiat', 'it is a make that is not in stock'],
    ['tyta', 'it is short and has two typing errors'],
    ['camera', 'it is two vowels away from a word that is not a make'],
    ['sucara', 'it is a consonant and a vowel away from a make'],
  ])('does not correct %s because %s', (word) => {
    expect(correctWord(word, known)).toBeNull()
  })
})

/** The textbook definition of the distance, without optimisation. */
function slowDistance(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length
  const [head, tail] = [one[0], one.slice(1)]
  const least = Math.min(
    slowDistance(tail, other) + 1,
    slowDistance(one, other.slice(1)) + 1,
    slowDistance(tail, other.slice(1)) + (head === other[0] ? 0 : 1),
  )
  const isSwap = one.length > 1 && other.length > 1 && one[0] === other[1] && one[1] === other[0]
  return isSwap ? Math.min(least, slowDistance(one.slice(2), other.slice(2)) + 1) : least
}

describe('editDistance', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })

  it('counts typing errors as the definition does, up to the limit', () => {
    fc.assert(
      fc.property(word, word, fc.constantFrom(1, 2, 6), (one, other, limit) => {
        expect(editDistance(one, other, limit)).toBe(Math.min(slowDistance(one, other), limit + 1))
      }),
    )
  })
})
