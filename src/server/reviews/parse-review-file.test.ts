import { parseReviewFile } from './parse-review-file'

const now = new Date('2026-11-25T03:00:00Z')
const parse = (file: string) => parseReviewFile(file, now)

const HEADER = 'Customer,Stars,Text,Date,ID,Source,Location,Reply,Reply date'

describe('a CSV file of reviews', () => {
  it('gives each review with its reply [BLOG-04]', () => {
    const row = 'Deborah,4.5,"Good, and quick",2026-11-05,g-1,Google,Aspley,Thank you.,6/11/2026'
    expect(parse(`\uFEFF${HEADER}\r\n${row}\r\n`)).toEqual({
      reviews: [
        {
          line: 2,
          externalId: 'g-1',
          customerName: 'Deborah',
          rating: 4.5,
          text: 'Good, and quick',
          reviewDate: '2026-11-05T12:00:00.000Z',
          source: 'Google',
          location: 'Aspley',
          replyText: 'Thank you.',
          replyDate: '2026-11-06T12:00:00.000Z',
        },
      ],
    })
  })

  it('needs only customer, stars, text and date, in any order [BLOG-04]', () => {
    expect(parse('date,text,stars,customer\n05/11/2026,Fine,3,Ken')).toEqual({
      reviews: [
        expect.objectContaining({ customerName: 'Ken', source: null, location: null, replyText: null }),
      ],
    })
  })

  it('is refused with every problem, by line and column', () => {
    const file = `${HEADER}\n,6,,31/02/2026\nKen,4,Fine,2026-12-01,,,,,soon\nAna,5,Good,2026-11-01`
    expect(parse(file)).toEqual({
      problems: [
        { line: 2, column: 'customer', message: 'Enter the customer’s name.' },
        { line: 2, column: 'stars', message: 'Enter stars from 1 to 5, such as 4.5.' },
        { line: 2, column: 'text', message: 'Enter the words of the review.' },
        { line: 2, column: 'date', message: 'Write the day as 2026-11-05 or 05/11/2026.' },
        { line: 3, column: 'date', message: 'This day is in the future.' },
        { line: 3, column: 'reply_date', message: 'Write the day as 2026-11-05 or 05/11/2026.' },
      ],
    })
  })

  it.each([
    ['', 'The file has no reviews. Its first line names the columns.'],
    [HEADER, 'The file has no reviews. Its first line names the columns.'],
    ['name,stars\nKen,5', 'The file has no column customer, text, date.'],
    [`${HEADER}\n"Ken,5`, 'The file is not CSV: '],
    [
      `customer,stars,text,date\n${'Ken,5,Good,2026-11-01\n'.repeat(1001)}`,
      'The file has more than 1000 reviews. Split it.',
    ],
  ])('is refused as a whole when it is not one: %#', (file, message) => {
    expect(parse(file)).toEqual({
      problems: [{ line: 0, column: '', message: expect.stringContaining(message) }],
    })
  })
})
