import { formatCursor, parseCursor } from './inbox-cursor'

describe('the cursor of a page of the inbox', () => {
  it('is read as it was written', () => {
    const cursor = { createdAt: '2026-11-24T01:02:03.004Z', id: 12 }
    expect(parseCursor(formatCursor(cursor))).toEqual(cursor)
  })

  it.each([
    '',
    'newest',
    '2026-11-24T01:02:03.004Z',
    '2026-11-24T01:02:03.004Z_',
    '2026-11-24T01:02:03.004Z_1_2',
    '2026-99-24T01:02:03.004Z_1',
    "2026-11-24T01:02:03.004Z_1'--",
    '2026-11-24T01:02:03.004Z_9999999999',
  ])('is not read from %p', (text) => {
    expect(parseCursor(text)).toBeNull()
  })
})
