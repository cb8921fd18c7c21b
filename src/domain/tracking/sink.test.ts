import { trackingSink } from './sink'

describe('where events go', () => {
  it('is nowhere without a setting', () => {
    expect(trackingSink('  ')).toEqual({ kind: 'none' })
  })

  it('is the tag manager for a measurement id, and an address besides for an address [TRACK-01]', () => {
    expect(trackingSink('G-DEMO')).toEqual({ kind: 'layer', id: 'G-DEMO' })
    expect(trackingSink('https://events.example/take?site=1')).toEqual({
      kind: 'address',
      id: 'events.example',
      address: 'https://events.example/take?site=1',
    })
  })
})
