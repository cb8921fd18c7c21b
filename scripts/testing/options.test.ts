import { GATE, parseOptions, RUNNERS } from './options.mjs'

describe('parseOptions', () => {
  it('selects the runners that guard a merge by default', () => {
    expect(parseOptions([])).toEqual({ runners: GATE, full: false })
  })

  it('selects all runners with --full', () => {
    expect(parseOptions(['--full'])).toEqual({ runners: RUNNERS, full: true })
  })

  it.each([[['--only', 'integration,unit']], [['--only=integration,unit']]])(
    'puts the runners of %j in the standard order',
    (args) => {
      expect(parseOptions(args).runners).toEqual(['unit', 'integration'])
    },
  )

  it.each([[['--only', 'units']], [['--only']], [['--only=']], [['--onyl=unit']]])('refuses %j', (args) => {
    expect(() => parseOptions(args)).toThrow('--only takes some of')
  })
})
