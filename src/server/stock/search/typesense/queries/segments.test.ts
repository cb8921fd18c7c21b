import fc from 'fast-check'
import { pagesOf, stretchesOf } from './segments'

it('stretchesOf finds a page of hits that come in consecutive segments', () => {
  const counts = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(
      counts,
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 1, max: 20 }),
      (counts, page, size) => {
        const segments = counts.map((count, segment) =>
          Array.from({ length: count }, (_, nth) => [segment, nth]),
        )
        const found = stretchesOf(counts, page * size, size).flatMap(({ segment, from, to }) =>
          (segments[segment] ?? []).slice(from, to),
        )
        expect(found).toEqual(segments.flat().slice(page * size, (page + 1) * size))
      },
    ),
  )
})

it('pagesOf returns the pages that a stretch spans', () => {
  expect(pagesOf({ segment: 0, from: 0, to: 21 }, 21)).toEqual([1])
  expect(pagesOf({ segment: 0, from: 20, to: 22 }, 21)).toEqual([1, 2])
  expect(pagesOf({ segment: 0, from: 42, to: 43 }, 21)).toEqual([3])
})
