import { holdReason, mustHold } from './hold-rule'
import { NoteCollector, noteSentence } from './note-collector'
import { MAX_VEHICLE_TAGS, planStockExpiry } from './plan-stock-expiry'
import { columnInputs, isProvided } from './provided-columns'
import { rejectionSentence, showValue } from './rejection'

describe('The hold rule', () => {
  it.each([
    [10, 4, false],
    [10, 5, true],
    [1000, 400, false],
    [1000, 401, true],
    [1, 1, true],
    [0, 0, false],
    [5, 2, false],
  ])('for %d listed vehicles, of which it sells %d, returns %p', (listed, selling, held) => {
    expect(mustHold({ listed, selling })).toBe(held)
  })

  it.each([
    [10, 2, false],
    [10, 3, true],
    [100, 20, false],
    [100, 21, true],
    [0, 0, false],
  ])('for %d listed vehicles, of which it empties a field of %d, returns %p', (listed, vehicles, held) => {
    expect(mustHold({ listed, selling: 0, emptied: [{ column: 'Price', vehicles }] })).toBe(held)
  })

  it('holds a run whenever the file loses a column', () => {
    expect(mustHold({ listed: 100, selling: 0, lost: [{ column: 'Badge', vehicles: 1 }] })).toBe(true)
    expect(mustHold({ listed: 100, selling: 0, lost: [] })).toBe(false)
  })

  it('gives every reason that applies and no other', () => {
    const effect = {
      listed: 10,
      selling: 1,
      lost: [{ column: 'DAP Price', vehicles: 9 }],
      emptied: [
        { column: 'Badge', vehicles: 3 },
        { column: 'Series', vehicles: 2 },
      ],
    }
    expect(holdReason(effect)).toBe(
      'The file lacks the previous file’s column "DAP Price" (filled for 9 listed vehicles, which would not change). It would empty "Badge" of 3 of 10 listed vehicles (30 %, more than 20 %). Confirm it if this is correct.',
    )
  })

  it('states how many vehicles the run would sell', () => {
    expect(holdReason({ listed: 10, selling: 5 })).toBe(
      'It would sell 5 of 10 listed vehicles (50 %, more than 40 %). Confirm it if this is correct.',
    )
  })
})

describe('planStockExpiry', () => {
  it('expires nothing when the run changed nothing', () => {
    expect(planStockExpiry(7, { slugs: [], choicesChanged: false })).toEqual([])
  })

  it('expires the lists and the page of each changed vehicle', () => {
    expect(planStockExpiry(7, { slugs: ['a', 'b'], choicesChanged: false })).toEqual([
      't:7:stock',
      't:7:vehicle:a',
      't:7:vehicle:b',
    ])
  })

  it('also expires the menus when the stock choices change', () => {
    expect(planStockExpiry(7, { slugs: ['a'], choicesChanged: true })).toEqual([
      't:7:stock',
      't:7:vehicle:a',
      't:7:stock-choices',
    ])
  })

  it.each([
    [MAX_VEHICLE_TAGS, 't:7:vehicle:a'],
    [MAX_VEHICLE_TAGS + 1, 't:7:vehicles'],
  ])('expires, for %d changed vehicles, the lists and %s', (count, tag) => {
    const tags = planStockExpiry(7, { slugs: Array(count).fill('a'), choicesChanged: false })
    expect(new Set(tags)).toEqual(new Set(['t:7:stock', tag]))
  })
})

describe('rejectionSentence', () => {
  const problem = { field: 'Odometer', value: 'far', reason: 'is not a number' }

  it('names the stock number, the line and the file’s column', () => {
    expect(rejectionSentence({ stock: 'S7', line: 3, ...problem })).toBe(
      'S7, line 3: Odometer "far" is not a number',
    )
  })

  it('also names the row of a list, because a list may be on one line', () => {
    expect(rejectionSentence({ line: 1, row: 4, ...problem })).toBe(
      'row 4, line 1: Odometer "far" is not a number',
    )
  })
})

describe('NoteCollector', () => {
  const note = { field: 'Transmission', value: 'AWD', note: 'is read as the drive' }

  it('merges notes on the same value and gives the number of rows and the first row', () => {
    const keeper = new NoteCollector()
    keeper.add({ ...note, value: 'Magic' }, { line: 2 })
    for (const line of [3, 5, 9]) keeper.add(note, { line })
    expect(keeper.notes().map(noteSentence)).toEqual([
      'Transmission “AWD” is read as the drive (3 rows, first line 3)',
      'Transmission “Magic” is read as the drive (line 2)',
    ])
  })

  it('stores the first 200 notes and keeps counting their rows', () => {
    const keeper = new NoteCollector()
    for (let line = 1; line <= 300; line++) keeper.add({ ...note, value: `${line % 250}` }, { line })
    expect(keeper.notes()).toHaveLength(200)
    expect(keeper.notes()[0]).toMatchObject({ rows: 2 })
  })
})

describe('isProvided', () => {
  it('is true for every column that any of the file’s fields feeds', () => {
    const fields = new Set(['images', 'fuel', 'variant.cylinders'])
    const provided = [...columnInputs.keys()].filter((column) => isProvided(column, fields))
    expect(provided.sort()).toEqual(
      [
        'fuel',
        'images',
        'photos_count',
        'primary_image_url',
        'simple_fuel',
        'thumbnails',
        'variant_cylinders',
      ].sort(),
    )
  })
})

describe('showValue', () => {
  it.each([
    ['abc', 'abc'],
    [{ a: 1 }, '{"a":1}'],
    ['a\nb\u0000c', 'a b c'],
    [undefined, ''],
    ['x'.repeat(100), `${'x'.repeat(79)}…`],
    ['\ud800', '\ufffd'],
  ])('formats %j as %j', (value, shown) => {
    expect(showValue(value)).toBe(shown)
  })
})
