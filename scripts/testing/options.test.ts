import { GATE, parseOptions, RUNNERS } from './options.mjs'

describe('parseOptions', () => {
  it('runs what guards a merge unless told otherwise', () => {
    expect(parseOptions([])).toEqual({ runners: GATE, full: false })
  })

  it('runs everything with --full', () => {
    expect(parseOptions(['--full'])).toEqual({ runners: RUNNERS, full: true })
  })

  it.each([[['--only', 'integration,unit']], [['--only=integration,unit']]])(
    'takes %j in its own order',
    (args) => {
      expect(parseOptions(args).runners).toEqual(['unit', 'integration'])
    },
  )

  it.each([[['--only', 'units']], [['--only']], [['--only=']], [['--onyl=unit']]])('refuses %j', (args) => {
    expect(() => parseOptions(args)).toThrow('--only takes some of')
  })
})
