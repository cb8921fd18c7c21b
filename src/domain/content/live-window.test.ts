import { endsAfterStart, isLive, nextChange } from './live-window'

const now = new Date('2026-11-21T12:00:00.000Z')
const before = '2026-11-21T11:59:59.999Z'
const exactly = '2026-11-21T12:00:00.000Z'
const after = '2026-11-21T12:00:00.001Z'
const later = '2026-12-01T00:00:00.000Z'

describe('a live window', () => {
  it.each([
    [{}, true],
    [{ liveFrom: null, liveUntil: '' }, true],
    [{ liveFrom: before }, true],
    [{ liveFrom: exactly }, true],
    [{ liveFrom: after }, false],
    [{ liveUntil: before }, false],
    [{ liveUntil: exactly }, false],
    [{ liveUntil: after }, true],
    [{ liveFrom: exactly, liveUntil: after }, true],
    [{ liveFrom: '2026-11-21T23:00:00.000+11:00' }, true],
    [{ liveFrom: 'soon', liveUntil: 'late' }, true],
  ])('%j is live now: %s', (window, shows) => {
    expect(isLive(window, now)).toBe(shows)
  })

  it.each([
    [[], null],
    [[{}, { liveFrom: before, liveUntil: exactly }], null],
    [[{ liveFrom: after }], after],
    [[{ liveUntil: later }, { liveFrom: before, liveUntil: after }], after],
    [[{ liveFrom: 'soon', liveUntil: later }], later],
  ])('of %j changes next at %s', (windows, instant) => {
    expect(nextChange(windows, now)).toEqual(instant && new Date(instant))
  })

  it('must end after it starts if it has both bounds', () => {
    expect(endsAfterStart(before, exactly)).toBe(true)
    expect(endsAfterStart(null, exactly)).toBe(true)
    expect(endsAfterStart(exactly, null)).toBe(true)
    expect(endsAfterStart(exactly, exactly)).toBe(false)
    expect(endsAfterStart(later, exactly)).toBe(false)
  })
})
