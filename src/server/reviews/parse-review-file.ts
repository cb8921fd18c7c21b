import { z } from 'zod'
import type { FileProblem } from '@/domain/records/file-problem'
import { isDayAhead } from '@/domain/reviews/day-ahead'
import { readTable } from '../csv/read-table'

/** Rows per file. A dealer group with more imports several files. */
const MOST_ROWS = 1_000

/** A review of a file. Days are ISO 8601 at noon UTC, as Payload stores them. */
export interface FileReview {
  /** From 1, the header included. */
  readonly line: number
  readonly externalId: string | null
  readonly customerName: string
  readonly rating: number
  readonly text: string
  readonly reviewDate: string
  readonly source: string | null
  /** The name of one of the website's locations. */
  readonly location: string | null
  readonly replyText: string | null
  readonly replyDate: string | null
}

export type ParsedReviews =
  | { readonly reviews: readonly FileReview[]; readonly problems?: undefined }
  | { readonly problems: readonly FileProblem[] }

const REQUIRED = ['customer', 'stars', 'text', 'date'] as const
const COLUMNS = [...REQUIRED, 'id', 'source', 'location', 'reply', 'reply_date'] as const

const ISO_DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
const AUSTRALIAN_DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

/** Noon UTC of a day such as `2026-11-05` or `5/11/2026`. Null for anything else, and for 31 February. */
function parseDay(text: string): string | null {
  const iso = ISO_DAY.exec(text)
  const local = AUSTRALIAN_DAY.exec(text)
  const [year, month, day] = (iso ? iso.slice(1, 4) : local ? local.slice(1, 4).reverse() : []).map(Number)
  if (!year || !month || !day) return null
  const date = new Date(Date.UTC(year, month - 1, day, 12))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString() : null
}

const WRITE_A_DAY = 'Write the day as 2026-11-05 or 05/11/2026.'

const text = (most: number) => z.string().trim().max(most, `Shorten this to ${most} characters.`)
const optional = (most: number) => text(most).transform((value) => value || null)

const optionalDay = (now: Date) =>
  z
    .string()
    .trim()
    .transform((value, context) => {
      if (value === '') return null
      const parsed = parseDay(value)
      if (parsed && !isDayAhead(parsed, now)) return parsed
      const message = parsed ? 'This day is in the future.' : WRITE_A_DAY
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })

const requiredDay = (now: Date) =>
  optionalDay(now).transform((value, context) => {
    if (value !== null) return value
    context.addIssue({ code: 'custom', message: WRITE_A_DAY })
    return z.NEVER
  })

const rowSchema = (now: Date) =>
  z.object({
    id: optional(100),
    customer: text(80).min(1, 'Enter the customer’s name.'),
    stars: z
      .string()
      .trim()
      .regex(/^[1-5](\.\d+)?$/, 'Enter stars from 1 to 5, such as 4.5.')
      .transform(Number)
      .refine((stars) => stars <= 5, 'Enter stars from 1 to 5, such as 4.5.'),
    text: text(2000).min(1, 'Enter the words of the review.'),
    date: requiredDay(now),
    source: optional(40),
    location: optional(200),
    reply: optional(2000),
    reply_date: optionalDay(now),
  })

/**
 * Parses a CSV file of reviews with the columns customer, stars, text and date, and optionally id, source, location, reply and reply_date.
 * Returns either all its reviews or all its problems, each with line and column.
 */
export function parseReviewFile(file: string, now: Date): ParsedReviews {
  const table = readTable(file, { required: REQUIRED, mostRows: MOST_ROWS, rows: 'reviews' })
  if (table.problem) return { problems: [table.problem] }
  const schema = rowSchema(now)
  const problems: FileProblem[] = []
  const reviews: FileReview[] = []
  for (const { line, values: record } of table.rows) {
    const values = Object.fromEntries(COLUMNS.map((name) => [name, record[name] ?? '']))
    const { data, error } = schema.safeParse(values)
    for (const issue of error?.issues ?? [])
      problems.push({ line, column: String(issue.path[0] ?? ''), message: issue.message })
    if (!data) continue
    const { id, customer, stars, date, reply, reply_date, ...rest } = data
    const known = { externalId: id, customerName: customer, rating: stars, reviewDate: date }
    reviews.push({ line, ...known, ...rest, replyText: reply, replyDate: reply_date })
  }
  return problems.length > 0 ? { problems } : { reviews }
}
