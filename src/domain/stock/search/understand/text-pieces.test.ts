import { searchedPart, textPieces } from './text-pieces'
import type { StockVocabulary } from './vocabulary/stock-vocabulary'

const counted = (...values: string[]) => values.map((value) => ({ value, count: 3 }))

const vocabulary: StockVocabulary = {
  makes: [
    { name: 'Ford', models: ['Ranger'] },
    { name: 'Toyota', models: ['HiLux'] },
  ],
  values: {
    body: counted('SUV', 'Ute'),
    colour: counted('Red', 'White'),
    fuel: counted('Diesel'),
    transmission: counted('Manual'),
  },
  years: { min: 2010, max: 2026 },
  words: [
    ['hilux', 30],
    ['sport', 40],
  ],
}

const piecesOf = (text: string, pricesVisible = true) =>
  textPieces(text, vocabulary, {
    pricesVisible,
    weeklyVisible: false,
    knowsPostcode: (postcode) => postcode === '4350',
  })

const typedIn = (text: string) => piecesOf(text).map(({ typed }) => typed)

describe('textPieces', () => {
  it.each<[string, readonly (readonly string[])[]]>([
    ['family suv', [['family'], ['suv']]],
    ['Red ute MANUAL', [['Red'], ['ute'], ['MANUAL']]],
    ['cheap small car', [['small']]],
    ['toyota hilux under $10,000', [['toyota hilux'], ['under $10,000']]],
    ['ute within 25 km of 4350', [['ute'], ['within 25 km of 4350']]],
    ['red diesel or white', [['red', 'white'], ['diesel']]],
    ['ranger red hilux', [['ranger', 'hilux'], ['red']]],
    ['zz2.5i', [['zz2'], ['5i']]],
    ['', []],
  ])('splits “%s” into parts that are searched or left out as a whole', (text, typed) => {
    expect(typedIn(text)).toEqual(typed)
  })

  it('leaves out an amount that narrows nothing', () => {
    expect(piecesOf('hilux under 10k', false).map(({ typed }) => typed)).toEqual([['hilux']])
  })

  it('marks words that no vehicle can contain', () => {
    const mayBeFound = (text: string) => piecesOf(text).map((piece) => piece.mayBeFound)
    expect(mayBeFound('family suv sport spo t204')).toEqual([false, true, true, true, true])
  })

  it('gives each piece a reading of its own', () => {
    const [first, second] = piecesOf('sport hilux')
    expect(first?.reading).toMatchObject({ words: ['sport'], refinements: {} })
    expect(second?.reading).toMatchObject({ words: [], refinements: { make: ['Toyota'], model: ['HiLux'] } })
  })
})

describe('searchedPart', () => {
  it.each([
    ['family suv', ['family'], 'suv'],
    ['Red ute, MANUAL', ['Red'], 'ute, MANUAL'],
    ['cheap small car', ['small'], 'cheap car'],
    ['family suv family', ['family'], 'suv'],
    ['red diesel or white', ['red'], 'diesel'],
    ['suv - family', ['family'], 'suv'],
    ['best car for mum', ['mum'], 'car'],
    ['a good suv with room for kids', ['room', 'kids'], 'suv'],
    ['the best suv for a red diesel', ['red'], 'suv for a diesel'],
    ['best for mum', ['mum'], ''],
    ['cheapest for mum', ['mum'], 'cheapest'],
    ['galaxy - quasar', ['galaxy', 'quasar'], ''],
  ])('removes from “%s” the pieces %j, and stop words at either end', (text, gone, rest) => {
    const pieces = piecesOf(text)
    const left = pieces.filter(({ typed }) => gone.some((each) => typed.includes(each)))
    const searched = pieces.filter((piece) => !left.includes(piece))
    expect(searchedPart(text, searched, left)).toBe(rest)
  })
})
