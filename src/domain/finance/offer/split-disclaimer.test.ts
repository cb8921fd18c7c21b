import { DISCLAIMER_LIMIT, splitDisclaimer } from './split-disclaimer'

describe('splitDisclaimer', () => {
  it('splits after 197 characters without losing text [FIN-41]', () => {
    const text = 'Repayments are indicative only. '.repeat(10).trim()
    const { shown, rest } = splitDisclaimer(text, DISCLAIMER_LIMIT)
    expect(shown).toHaveLength(197)
    expect(shown + rest).toBe(text)
  })

  it('does not split 197 characters, but splits 198 [FIN-41]', () => {
    expect(splitDisclaimer('x'.repeat(197), DISCLAIMER_LIMIT).rest).toBe('')
    expect(splitDisclaimer('x'.repeat(198), DISCLAIMER_LIMIT).rest).toBe('x')
  })

  it('does not split a surrogate pair', () => {
    expect(splitDisclaimer('🚗🚙', 1)).toEqual({ shown: '🚗', rest: '🚙' })
  })
})
