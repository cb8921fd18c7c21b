import { trackingSink } from './sink'

describe('trackingSink', () => {
  it('is none without a setting', () => {
    expect(trackingSink('  ')).toEqual({ kind: 'none' })
  })

  it('is the tag manager for a measurement id, and also an address for a URL [TRACK-01]', () => {
    expect(trackingSink('G-DEMO')).toEqual({ kind: 'layer', id: 'G-DEMO' })
    expect(trackingSink('https://events.example/take?site=1')).toEqual({
      kind: 'address',
      id: 'events.example',
      address: 'https://events.example/take?site=1',
    })
  })
})
