import { ageNotice, isUnsupported } from './node-version.mjs'

describe('isUnsupported', () => {
  it.each(['v12.22.12', 'v18.20.4', 'v20.18.3', 'v21.7.3', 'v22.11.0'])('refuses %s', (version) => {
    expect(isUnsupported(version)).toBe(true)
  })

  it.each(['v20.19.0', 'v20.20.2', 'v22.12.0', 'v23.0.0', 'v26.1.0'])('accepts %s', (version) => {
    expect(isUnsupported(version)).toBe(false)
  })
})

describe('ageNotice', () => {
  it.each(['v20.19.0', 'v20.20.2'])('advises a newer version on %s, which is still supported', (version) => {
    expect(ageNotice(version)).toMatch(
      /^Note: Node\.js 20 no longer gets security fixes\. .*Node\.js 24 is recommended/,
    )
  })

  it.each(['v22.12.0', 'v24.9.0', 'v26.10.0'])('returns null on %s', (version) => {
    expect(ageNotice(version)).toBeNull()
  })

  it.each(['v12.22.12', 'v18.20.4', 'v21.7.3'])('returns null on %s, which is refused anyway', (version) => {
    expect(ageNotice(version)).toBeNull()
  })
})
