import fc from 'fast-check'
import { planPurges } from './plan-purges'

const note = (id: string, ...tags: string[]) => ({ id, tags })

describe('planPurges', () => {
  it('purges a tag once, however many changes expired it', () => {
    const rows = [note('1', 't:1', 't:1:stock'), note('2', 't:1'), note('3', 't:1:stock', 't:2')]
    expect(planPurges(rows, 30)).toEqual([{ ids: ['1', '2', '3'], tags: ['t:1', 't:1:stock', 't:2'] }])
  })

  it('makes as few calls as the limit allows, and never splits a change', () => {
    const rows = [note('1', 'a', 'b'), note('2', 'c'), note('3', 'd', 'e'), note('4', 'a')]
    expect(planPurges(rows, 4)).toEqual([
      { ids: ['1', '2'], tags: ['a', 'b', 'c'] },
      { ids: ['3', '4'], tags: ['d', 'e'] },
    ])
  })

  it('makes no call when nothing expired', () => {
    expect(planPurges([], 30)).toEqual([])
  })

  it('purges every tag once and completes every change, within the limit of each call', () => {
    const tags = fc.array(fc.integer({ min: 0, max: 40 }).map(String), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(fc.array(tags, { maxLength: 60 }), (changes) => {
        const rows = changes.map((each, id) => note(String(id), ...each))
        const purges = planPurges(rows, 30)
        expect(purges.flatMap(({ ids }) => ids)).toEqual(rows.map(({ id }) => id))
        expect(purges.flatMap(({ tags }) => tags).sort()).toEqual([...new Set(changes.flat())].sort())
        expect(purges.every(({ tags }) => tags.length <= 30)).toBe(true)
      }),
    )
  })
})
