import { ageNotice, isOlderThanSupported } from './node-version.mjs'

describe('isOlderThanSupported', () => {
  it.each(['v12.22.12', 'v18.20.4', 'v20.8.1'])('refuses %s', (version) => {
    expect(isOlderThanSupported(version)).toBe(true)
  })

  it.each(['v20.9.0', 'v20.20.2', 'v22.0.0', 'v26.1.0'])('accepts %s', (version) => {
    expect(isOlderThanSupported(version)).toBe(false)
  })
})

describe('ageNotice', () => {
  it.each(['v20.9.0', 'v20.20.2', 'v21.7.3'])(
    'advises a newer version on %s, which is still supported',
    (version) => {
      expect(ageNotice(version)).toMatch(
        /^Note: Node\.js 2[01] no longer gets security fixes\. .*Node\.js 24 is recommended/,
      )
    },
  )

  it.each(['v22.12.0', 'v24.9.0', 'v26.10.0'])('returns null on %s', (version) => {
    expect(ageNotice(version)).toBeNull()
  })

  it.each(['v12.22.12', 'v18.20.4'])('returns null on %s, which is refused anyway', (version) => {
    expect(ageNotice(version)).toBeNull()
  })
})
