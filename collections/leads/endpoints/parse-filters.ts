import { z } from 'zod'
import { parseCursor } from '@/domain/leads/inbox/inbox-cursor'
import type { InboxFilters } from '@/domain/leads/inbox/inbox-filters'
import { leadStatuses } from '@/domain/leads/lead-status'

const MAX_ID = 2_147_483_647
const NUL = String.fromCharCode(0)

const id = (name: string) =>
  z.coerce
    .number(`${name} must be an id.`)
    .int(`${name} must be a whole number.`)
    .min(1, `${name} must be above 0.`)
    .max(MAX_ID, `${name} is too large.`)

const words = (name: string, max: number) =>
  z
    .string(`${name} must be a text.`)
    .max(max, `${name} may have ${max} characters at most.`)
    .refine((value) => !value.includes(NUL), `${name} contains a character that cannot be stored.`)
    .transform((value) => value.trim())

/** YYYY-MM-DD. */
export const day = (name: string) => z.iso.date(`${name} must be a date such as 2026-11-24.`)

/** An empty field of a form means any. */
const optional = <T extends z.ZodType>(schema: T) =>
  z
    .preprocess((value) => (value === '' ? null : value), schema.nullable())
    .optional()
    .transform((value) => value ?? null)

/** The filters, with `me` for the person who asks. */
export const filtersOf = (me: number): z.ZodType<InboxFilters, unknown> =>
  z.object({
    website: optional(id('website')),
    location: optional(id('location')),
    status: optional(z.enum(leadStatuses, `status must be one of ${leadStatuses.join(', ')}.`)),
    form: optional(words('form', 100)),
    assignedTo: optional(
      z.union(
        [z.literal('me').transform(() => me), z.literal('nobody'), id('assignedTo')],
        'assignedTo must be me, nobody or the id of a person.',
      ),
    ),
    from: optional(day('from')),
    to: optional(day('to')),
    vehicle: optional(words('vehicle', 100)),
    text: optional(words('text', 100)),
    isSpam: z.union([z.boolean(), z.stringbool()], 'isSpam must be true or false.').default(false),
  })

export const cursor = optional(
  z.string().transform((text, context) => {
    const parsed = parseCursor(text)
    if (parsed !== null) return parsed
    context.issues.push({ code: 'custom', input: text, message: 'after must be the cursor of a page.' })
    return z.NEVER
  }),
)
