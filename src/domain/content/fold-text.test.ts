import { foldText } from './fold-text'

const joined = (parts: ReturnType<typeof foldText>) => parts.map(({ shown, rest }) => shown + rest)
const shownOf = (parts: ReturnType<typeof foldText>) => parts.map(({ shown }) => shown).join('')

describe('a long text', () => {
  it('shows its first 400 characters at most, whole words, and loses nothing [VDP-24]', () => {
    const text = ['word '.repeat(70).trim(), 'another '.repeat(30).trim(), 'end']
    const folded = foldText(text, 400)
    expect(joined(folded)).toEqual(text)
    expect(shownOf(folded).length).toBeLessThanOrEqual(400)
    expect(shownOf(folded).length).toBeGreaterThan(390)
    expect(folded[2]).toEqual({ shown: '', rest: 'end' })
    expect(folded[1]?.rest.startsWith(' another')).toBe(true)
  })

  it('is whole at 400 characters, and folded at 401 [VDP-24]', () => {
    expect(foldText(['a'.repeat(400)], 400)).toEqual([{ shown: 'a'.repeat(400), rest: '' }])
    expect(foldText(['a'.repeat(401)], 400)).toEqual([{ shown: 'a'.repeat(400), rest: 'a' }])
  })

  it('is nothing when there is nothing', () => {
    expect(foldText([], 400)).toEqual([])
  })
})
