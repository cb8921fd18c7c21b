import { retentionCutoff } from './retention'

describe('retentionCutoff', () => {
  it.each([
    ['2026-11-24T03:00:00.000Z', 24, '2024-11-24T03:00:00.000Z'],
    ['2026-05-31T03:00:00.000Z', 3, '2026-02-28T03:00:00.000Z'],
    ['2024-05-31T03:00:00.000Z', 3, '2024-02-29T03:00:00.000Z'],
    ['2026-01-15T00:00:00.000Z', 1, '2025-12-15T00:00:00.000Z'],
    ['2026-03-01T00:00:00.000Z', 120, '2016-03-01T00:00:00.000Z'],
  ])('at %s, leads kept for %i months were sent before %s [ENT-09]', (now, months, expected) => {
    expect(retentionCutoff(new Date(now), months).toISOString()).toBe(expected)
  })
})
