import { parseLongText, parseText } from './parse-text'

describe('parseText', () => {
  it.each([
    ['  Golf ', 'Golf'],
    ['Golf\n110TSI\t Life', 'Golf 110TSI Life'],
    [3, '3'],
    ['Fish &amp; Chips', 'Fish & Chips'],
    ['<b>Golf</b>', 'Golf'],
    ['Golf<script>alert(1)</script>', 'Golf'],
    ['3 < 5', '3 < 5'],
    ['-', null],
    ['n/a', null],
    ['<b>-</b>', null],
    ['-              ', null],
    ['', null],
    [null, null],
    ['Citroën', 'Citroën'],
  ])('parses %j as %j', (given, expected) => {
    expect(parseText(given)).toBe(expected)
  })

  it.each([
    ['Go\u0000lf', 'has control characters or broken encoding'],
    ['Go\u0007lf', 'has control characters or broken encoding'],
    ['Citro\ufffdn', 'has control characters or broken encoding'],
    ['Go\ud800lf', 'has broken Unicode'],
    [{ a: 1 }, 'is not text'],
    [true, 'is not text'],
    ['x'.repeat(201), 'is longer than 200 characters'],
  ])('rejects %j because it %s', (given, reason) => {
    expect(() => parseText(given)).toThrow(expect.objectContaining({ reason }))
  })
})

describe('parseLongText', () => {
  it.each([
    ['<p>One owner.</p><p>Full history &amp; books.</p>', 'One owner.|Full history & books.'],
    ['One owner.<br/>Books.', 'One owner.|Books.'],
    ['One owner.|Books.', 'One owner.|Books.'],
    ['First line\nsecond line', 'First line\nsecond line'],
    ['<script>alert(1)</script>Nice', 'Nice'],
    ['&lt;b&gt;', '<b>'],
    ['0-100 in <6 s', '0-100 in <6 s'],
    [['ABS', 'Airbags'], 'ABS, Airbags'],
    ['-|', null],
    ['<p>n/a</p>', null],
  ])('parses %j as %j, without markup but with its paragraphs [ENT-06]', (given, expected) => {
    expect(parseLongText(given)).toBe(expected)
  })

  it.each([[[{ toString: 0 }]], [['One owner', { a: 1 }]]])(
    'rejects a list with a part that is not text: %j',
    (given) => {
      expect(() => parseLongText(given)).toThrow(expect.objectContaining({ reason: 'is not text' }))
    },
  )

  it('rejects texts over 20,000 characters', () => {
    expect(() => parseLongText('x'.repeat(20_001))).toThrow(
      expect.objectContaining({ reason: 'is longer than 20000 characters' }),
    )
  })
})
