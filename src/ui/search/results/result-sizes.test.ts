import { templateFor, templateKeys } from '@/domain/flags/templates'
import { resultSizes } from './result-sizes'

describe('resultSizes', () => {
  it('returns the width of a card beside a rail of filters and below a bar', () => {
    expect(resultSizes({ resultColumns: 3, filters: 'rail' })).toMatch(/^\(min-width: 84rem\) 19\.67rem, /)
    expect(resultSizes({ resultColumns: 4, filters: 'bar' })).toMatch(/^\(min-width: 84rem\) 18\.88rem, /)
  })

  it('returns three columns from 64rem below a bar, and two beside a rail', () => {
    expect(resultSizes({ resultColumns: 3, filters: 'bar' })).toContain(
      '(min-width: 64rem) calc((100vw - 7rem) / 3)',
    )
    expect(resultSizes({ resultColumns: 4, filters: 'bar' })).toContain(
      '(min-width: 64rem) calc((100vw - 7rem) / 3)',
    )
    expect(resultSizes({ resultColumns: 3, filters: 'rail' })).toContain(
      '(min-width: 64rem) calc((100vw - 23.5rem) / 2)',
    )
  })

  it.each(templateKeys)('ends with a phone’s width for %s', (template) => {
    expect(resultSizes(templateFor(template).layout)).toMatch(/, calc\(100vw - 2rem\)$/)
  })
})
