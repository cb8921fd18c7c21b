import { diskFullSentence, saysDiskFull, sentenceForSystemError } from './failure.mjs'

describe('saysDiskFull', () => {
  it.each(['npm error code ENOSPC', 'could not write: No space left on device', 'Disk quota exceeded'])(
    'recognises %s',
    (text) => {
      expect(saysDiskFull(text)).toBe(true)
    },
  )

  it('does not mistake too many watched files for a full disk', () => {
    expect(saysDiskFull('ENOSPC: System limit for number of file watchers reached')).toBe(false)
  })
})

describe('sentenceForSystemError', () => {
  it('explains a full disk', () => {
    expect(sentenceForSystemError({ code: 'ENOSPC' })).toBe(diskFullSentence)
  })

  it('names the file that belongs to another user', () => {
    expect(sentenceForSystemError({ code: 'EACCES', path: '/x/.data' })).toContain('/x/.data')
  })

  it('returns undefined for an unknown error', () => {
    expect(sentenceForSystemError({ code: 'EWHATEVER' })).toBeUndefined()
  })
})
