import { DISCLAIMER_LIMIT, splitDisclaimer } from './split-disclaimer'

describe('a finance disclaimer', () => {
  it('is cut after 197 characters, and nothing of it is lost [FIN-41]', () => {
    const text = 'Repayments are indicative only. '.repeat(10).trim()
    const { shown, rest } = splitDisclaimer(text, DISCLAIMER_LIMIT)
    expect(shown).toHaveLength(197)
    expect(shown + rest).toBe(text)
  })

  it('of 197 characters is not cut, and one of 198 is [FIN-41]', () => {
    expect(splitDisclaimer('x'.repeat(197), DISCLAIMER_LIMIT).rest).toBe('')
    expect(splitDisclaimer('x'.repeat(198), DISCLAIMER_LIMIT).rest).toBe('x')
  })

  it('has no character halved', () => {
    expect(splitDisclaimer('🚗🚙', 1)).toEqual({ shown: '🚗', rest: '🚙' })
  })
})
