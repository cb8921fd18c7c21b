import { csvRow } from './csv-row'

describe('a row of a CSV file', () => {
  it('quotes commas, quotes and line breaks', () => {
    expect(csvRow(['Ann', 'Smith, Jr', 'says "hi"', 'two\nlines'])).toBe(
      'Ann,"Smith, Jr","says ""hi""","two\nlines"\r\n',
    )
  })

  it.each(['=1+1', '+1+1', '-2', '@SUM(A1)', '\t=1', '  =HYPERLINK("x")'])(
    'does not let a spreadsheet run %p',
    (value) => {
      expect(csvRow([value])).toMatch(/^"?'/)
    },
  )

  it('keeps phone numbers as they are', () => {
    expect(csvRow(['+61412345678', '+61 =cmd'])).toBe("+61412345678,'+61 =cmd\r\n")
  })
})
