import { barSeen, shownBar } from './announcement-bar'

const now = new Date('2026-11-28T03:00:00Z')
const bar = (id: number, liveFrom: string | null = null, liveUntil: string | null = null) => ({
  id,
  text: `Bar ${id}`,
  liveFrom,
  liveUntil,
})
const over = bar(3, null, '2026-11-28T03:00:00Z')
const soon = bar(4, '2026-11-28T03:00:01Z')

describe('The announcement bar of a website', () => {
  it('is the newest that is live', () => {
    expect(shownBar([bar(1), bar(2), over, soon], now)?.id).toBe(2)
    expect(shownBar([over, soon], now)).toBeNull()
    expect(shownBar([], now)).toBeNull()
  })

  it.each([
    ['Yes', bar(2), [bar(1), over, soon]],
    ['Not seen: the newer bar “Bar 2” is shown instead.', bar(1), [bar(2), over]],
    ['Not seen: it has ended. Set a later end.', over, []],
    ['Not seen yet: it has not started.', soon, []],
  ])('answers “%s” to who asks whether it is seen', (answer, own, others) =>
    expect(barSeen(own, others, now)).toBe(answer),
  )
})
