import { seenNow } from './seen-now'

const now = new Date('2026-11-28T00:00:00Z')
const past = '2026-11-01T00:00:00Z'
const future = '2026-12-24T00:00:00Z'

it.each([
  [{}, 'Shoppers see it now.'],
  [{ liveFrom: past, liveUntil: future }, 'Shoppers see it now.'],
  [{ liveFrom: future }, 'Shoppers see it once the time in “Shown from” has come.'],
  [{ liveUntil: past }, 'Shoppers do not see it: the time in “Shown until” has passed.'],
  [{ liveFrom: past, liveUntil: past }, 'Shoppers do not see it: the time in “Shown until” has passed.'],
])('What was just published with %j reads: %s', (window, sentence) => {
  expect(seenNow(window, now)).toBe(sentence)
})
