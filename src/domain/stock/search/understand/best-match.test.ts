import { bestMatch } from './best-match'
import type { TextPiece } from './text-pieces'
import { plainReading } from './text-reading'

const pieceOf = (typed: string, reading: Partial<TextPiece['reading']>): TextPiece => ({
  typed: [typed],
  starts: [0],
  reading: { ...plainReading(''), ...reading },
  mayBeFound: true,
})

const pieces = {
  red: pieceOf('red', { refinements: { colour: ['Red'] } }),
  ute: pieceOf('ute', { refinements: { body: ['Ute'] } }),
  manual: pieceOf('manual', { refinements: { transmission: ['Manual'] } }),
  awd: pieceOf('awd', { refinements: { drive: ['AWD'] } }),
  hilux: pieceOf('hilux', { refinements: { make: ['Toyota'], model: ['HiLux'] } }),
  cheap: pieceOf('under 10k', { ranges: { price: { max: 10_000 } } }),
  near: pieceOf('near 4350', { near: { postcode: '4350', km: 50 } }),
  sport: pieceOf('sport', { words: ['sport'] }),
  one: pieceOf('1', { words: ['1'] }),
  stocknum: pieceOf('123', { words: ['123'] }),
} as const

type Name = keyof typeof pieces

function best(
  names: readonly Name[],
  groups: readonly (readonly [together: readonly Name[], count: number])[],
) {
  const typed = names.map((name) => pieces[name])
  const counted = groups.map(([together, count]) => ({
    met: together.reduce((bits, name) => bits | (1 << names.indexOf(name)), 0),
    count,
  }))
  return bestMatch(typed, counted).map(({ typed }) => typed[0])
}

describe('bestMatch', () => {
  it('keeps pieces that some vehicle matches together', () => {
    expect(
      best(
        ['red', 'ute', 'manual'],
        [
          [['red', 'ute'], 9],
          [['ute', 'manual'], 2],
          [['red', 'manual'], 40],
        ],
      ),
    ).toEqual(['ute', 'manual'])
  })

  it('keeps a model before any pieces that describe it', () => {
    expect(
      best(
        ['red', 'manual', 'awd', 'hilux'],
        [
          [['red', 'manual', 'awd'], 9],
          [['hilux'], 1],
        ],
      ),
    ).toEqual(['hilux'])
    expect(
      best(
        ['hilux', 'cheap'],
        [
          [['hilux'], 3],
          [['cheap'], 90],
        ],
      ),
    ).toEqual(['hilux'])
  })

  it('keeps a body before a distance, and a word before a colour', () => {
    expect(
      best(
        ['ute', 'near'],
        [
          [['ute'], 1],
          [['near'], 7],
        ],
      ),
    ).toEqual(['ute'])
    expect(
      best(
        ['red', 'sport'],
        [
          [['red'], 9],
          [['sport'], 1],
        ],
      ),
    ).toEqual(['sport'])
  })

  it('prefers on a tie the pieces with more vehicles, then the first typed', () => {
    const groups = (manual: number) =>
      best(
        ['manual', 'awd'],
        [
          [['manual'], manual],
          [['awd'], 3],
        ],
      )
    expect([groups(2), groups(3)]).toEqual([['awd'], ['manual']])
  })

  it('is empty when no vehicle matches any piece', () => {
    expect(best(['red', 'ute'], [[[], 12]])).toEqual([])
    expect(best(['red'], [])).toEqual([])
  })

  it('does not match by digits or short words alone', () => {
    expect(best(['red', 'one'], [[['one'], 12]])).toEqual([])
    expect(best(['red', 'stocknum'], [[['stocknum'], 1]])).toEqual([])
    expect(best(['red', 'ute', 'one'], [[['ute', 'one'], 1]])).toEqual(['ute', '1'])
  })
})
