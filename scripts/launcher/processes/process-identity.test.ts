import { identify, isStillRunning, parseProcStat } from './process-identity.mjs'

const fields = (state: string) => `${state} 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 4711 20`

describe('parseProcStat', () => {
  it('finds the start time after a command name with spaces and brackets', () => {
    expect(parseProcStat(`42 (next) server) ${fields('S')}`)).toBe('4711')
  })

  it('returns undefined for a zombie', () => {
    expect(parseProcStat(`42 (node) ${fields('Z')}`)).toBeUndefined()
  })
})

describe('isStillRunning', () => {
  it('recognises the current process', () => {
    expect(isStillRunning(identify(process.pid))).toBe(true)
  })

  it('does not mistake a reused process id for the recorded process', () => {
    expect(isStillRunning({ pid: process.pid, start: '1' })).toBe(false)
  })
})
