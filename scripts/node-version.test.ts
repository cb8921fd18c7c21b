import { isOlderThanSupported } from './node-version.mjs'

describe('isOlderThanSupported', () => {
  it.each(['v12.22.12', 'v18.20.4', 'v20.8.1'])('refuses %s', (version) => {
    expect(isOlderThanSupported(version)).toBe(true)
  })

  it.each(['v20.9.0', 'v20.20.2', 'v22.0.0', 'v26.1.0'])('accepts %s', (version) => {
    expect(isOlderThanSupported(version)).toBe(false)
  })
})
