import { RUNNERS, selectRunners } from './options.mjs'

describe('selectRunners', () => {
  it('runs all without --only', () => {
    expect(selectRunners([])).toEqual(RUNNERS)
  })

  it.each([[['--only', 'integration,unit']], [['--only=integration,unit']]])(
    'takes %j in its own order',
    (args) => {
      expect(selectRunners(args)).toEqual(['unit', 'integration'])
    },
  )

  it.each([[['--only', 'units']], [['--only']], [['--only=']]])('refuses %j', (args) => {
    expect(() => selectRunners(args)).toThrow('--only takes some of')
  })
})
