import { fitLine, formatElapsed } from './steps.mjs'

describe('formatElapsed', () => {
  it.each([
    [0, '0 ms'],
    [850, '850 ms'],
    [12_345, '12.3 s'],
    [125_000, '2 min 05 s'],
  ])('formats %i ms as %s', (ms, text) => {
    expect(formatElapsed(ms)).toBe(text)
  })
})

describe('fitLine', () => {
  it('leaves a line that fits unchanged', () => {
    expect(fitLine('Building', 80)).toBe('Building')
  })

  it('truncates a line that would wrap', () => {
    expect(fitLine('Building the websites', 12)).toBe('Building t…')
  })
})
