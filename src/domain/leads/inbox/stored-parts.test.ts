import { readAttempts, readConsents, readFiles, readReasons } from './stored-parts'

describe('the stored parts of a lead', () => {
  it('are its consents with text and time, given unless they say otherwise', () => {
    const at = '2026-11-24T01:02:03.004Z'
    expect(
      readConsents([
        { text: 'Send me offers', at },
        { text: 'Terms', given: false },
      ]),
    ).toEqual([
      { text: 'Send me offers', isGiven: true, at },
      { text: 'Terms', isGiven: false, at: null },
    ])
  })

  it('are its files with their names in the store', () => {
    expect(
      readFiles([{ name: 'cv.pdf', size: 12, type: 'application/pdf', key: 'k' }, { name: 'lost' }]),
    ).toEqual([{ name: 'cv.pdf', size: 12, type: 'application/pdf', key: 'k' }])
  })

  it('are the attempts of a delivery', () => {
    expect(readAttempts([{ at: 'now', ok: true, answer: '250 OK' }, { ok: true }])).toEqual([
      { at: 'now', ok: true, answer: '250 OK' },
    ])
  })

  it.each([null, 'text', {}, [null, 7]])('are none in %p', (value) => {
    expect([readConsents(value), readFiles(value), readReasons(value), readAttempts(value)]).toEqual([
      [],
      [],
      [],
      [],
    ])
  })
})
