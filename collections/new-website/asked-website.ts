import { z } from 'zod'
import { templateKeys } from '@/domain/flags/templates'
import { regoStates } from '@/domain/leads/built-in/core-fields'
import { tradeKeys } from '@/domain/starter/starter-facts'

const line = (what: string, most: number) =>
  z
    .string(`Enter ${what}.`)
    .trim()
    .min(1, `Enter ${what}.`)
    .max(most, `Enter ${what} in at most ${most} characters.`)

const colour = (what: string) =>
  z.string().regex(/^#[0-9a-f]{6}$/i, `Enter ${what} as a hexadecimal code such as #0b3d75.`)

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time as HH:MM, such as 08:30.')
const hours = z
  .object({ open: time, close: time })
  .refine(({ open, close }) => close === '' || open < close, {
    error: 'Enter a closing time after the opening time.',
    path: ['close'],
  })
  .nullable()

const location = z.object({
  name: line('the location’s name', 80),
  street: line('the street and number', 100),
  city: line('the suburb or town', 60),
  state: z.enum(regoStates, 'Choose a state or territory.'),
  postcode: z.string().regex(/^\d{4}$/, 'Enter a postcode of four digits.'),
  phone: z.string().regex(/^[+()\d ]{8,20}$/, 'Enter a telephone number such as 07 5550 1234.'),
  licence: z.string().trim().max(40, 'Enter a licence number of at most 40 characters.'),
  weekdays: hours,
  saturday: hours,
  sunday: hours,
})
export type AskedLocation = z.infer<typeof location>

/** A new website starts from pages that are written for it. */
const starter = z.object({
  from: z.literal('starter'),
  trade: z.enum(tradeKeys, 'Choose what the dealer sells.'),
  template: z.enum(templateKeys, 'Choose a template.'),
  brand: colour('the brand colour'),
  accent: colour('the accent colour'),
  email: z.email('Enter an email address such as sales@example.com.au.'),
  location,
})
export type AskedStarter = z.infer<typeof starter>

/** Or from the uploaded file of another website. */
const file = z.object({ from: z.literal('file') })

/** What is asked for a new website. The forms of websites, locations and themes check the rest. */
export const askedWebsite = z.object({
  name: line('the website’s name', 60),
  slug: z
    .string()
    .max(80)
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      'Enter a short name of lower-case letters, digits and single hyphens, such as gold-coast.',
    ),
  group: z.int('Choose a group.').positive('Choose a group.'),
  /** Empty until the domain is known. */
  domain: z.string().trim().max(200),
  start: z.discriminatedUnion('from', [starter, file], 'Choose what the website starts from.'),
})
export type AskedWebsite = z.infer<typeof askedWebsite>
