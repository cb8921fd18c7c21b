import { foldText } from './fold-text'

const joined = (parts: ReturnType<typeof foldText>) => parts.map(({ shown, rest }) => shown + rest)
const shownOf = (parts: ReturnType<typeof foldText>) => parts.map(({ shown }) => shown).join('')

describe('foldText', () => {
  it('shows at most the first 400 characters, in whole words, and loses nothing [VDP-24]', () => {
    const text = ['word '.repeat(70).trim(), 'another '.repeat(30).trim(), 'end']
    const folded = foldText(text, 400)
    expect(joined(folded)).toEqual(text)
    expect(shownOf(folded).length).toBeLessThanOrEqual(400)
    expect(shownOf(folded).length).toBeGreaterThan(390)
    expect(folded[2]).toEqual({ shown: '', rest: 'end' })
    expect(folded[1]?.rest.startsWith(' another')).toBe(true)
  })

  it('does not fold 400 characters, but folds 401 [VDP-24]', () => {
    expect(foldText(['a'.repeat(400)], 400)).toEqual([{ shown: 'a'.repeat(400), rest: '' }])
    expect(foldText(['a'.repeat(401)], 400)).toEqual([{ shown: 'a'.repeat(400), rest: 'a' }])
  })

  it('ends after a paragraph rather than after the first word of the next [VDP-24]', () => {
    const before = 'a'.repeat(396)
    expect(foldText([before, 'Trade-ins are welcome'], 400)).toEqual([
      { shown: before, rest: '' },
      { shown: '', rest: 'Trade-ins are welcome' },
    ])
    expect(shownOf(foldText(['a'.repeat(299), 'b'.repeat(500)], 400))).toHaveLength(400)
  })

  it('splits a word rather than end far before 400 characters [VDP-24]', () => {
    expect(shownOf(foldText([`Hi ${'a'.repeat(3000)}`], 400))).toHaveLength(400)
    const early = `${'a'.repeat(299)} ${'b'.repeat(500)}`
    expect(shownOf(foldText([early], 400))).toHaveLength(400)
    const late = `${'a'.repeat(300)} ${'b'.repeat(500)}`
    expect(shownOf(foldText([late], 400))).toHaveLength(300)
  })

  it.each(['\n', '\t', '\u00A0', ' '])('ends at any white space: %j [VDP-24]', (gap) => {
    expect(shownOf(foldText([`${'a'.repeat(350)}${gap}${'b'.repeat(500)}`], 400))).toHaveLength(350)
  })

  it('does not split a surrogate pair [VDP-24]', () => {
    const [folded] = foldText(['🚗'.repeat(300).slice(1)], 400)
    expect(folded?.shown).toHaveLength(399)
    expect(foldText(['🚗'.repeat(300)], 400)[0]?.shown).toHaveLength(400)
  })

  it('is empty for an empty text', () => {
    expect(foldText([], 400)).toEqual([])
  })
})
