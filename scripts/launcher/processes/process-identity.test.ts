import { identify, isStillRunning, parseProcStat } from './process-identity.mjs'

const fields = (state: string) => `${state} 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 4711 20`

describe('parseProcStat', () => {
  it('finds the start behind a name with spaces and brackets', () => {
    expect(parseProcStat(`42 (next) server) ${fields('S')}`)).toBe('4711')
  })

  it('does not count a zombie as a process', () => {
    expect(parseProcStat(`42 (node) ${fields('Z')}`)).toBeUndefined()
  })
})

describe('isStillRunning', () => {
  it('knows this very process', () => {
    expect(isStillRunning(identify(process.pid))).toBe(true)
  })

  it('does not take a reused process id for the process that had it', () => {
    expect(isStillRunning({ pid: process.pid, start: '1' })).toBe(false)
  })
})
