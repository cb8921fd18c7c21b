import { z } from 'zod'
import { templateKeys } from '@/domain/flags/templates'
import { fileParts } from '@/domain/starter/site-record'
import { MAX_BYTES } from '@/server/uploads/upload-limits'

/** Raised when older files can no longer be read. */
export const FILE_VERSION = 2

/** The most that a website is made from. A larger file is not written either. */
export const MOST_DOCUMENTS = 20_000
export const MOST_BYTES = MAX_BYTES - 1 // an upload that reaches its limit counts as cut

const values = z.record(z.string(), z.unknown(), 'is not an object.')
const words = z.string().max(200).nullish()

/** The first line of a website file. */
export const headLine = z.object({
  forecourt: z.literal(FILE_VERSION, `says that it is not a website file of version ${FILE_VERSION}.`),
  name: z.string().max(200),
  template: z.enum(templateKeys, 'has an unknown template.'),
  manufacturer_name: words,
  address: z.object({ city: words, state: words }).nullish(),
  settings: values.nullish(),
  /** Settings of the website's group. */
  inherited: values.nullish(),
  /** Keys of settings that stay in the installation. */
  left_out: z.array(z.string().max(100)).max(100).nullish(),
})
export type HeadLine = z.infer<typeof headLine>

/** Each further line: a document. */
export const recordLine = z.object({
  collection: z.enum(fileParts, `has an unknown collection. Known are ${fileParts.join(', ')}.`),
  id: z.int('has no id.').positive(),
  status: z.enum(['draft', 'published']).optional(),
  data: values,
  draft: values.optional(),
  file: z
    .object({
      name: z.string().min(1).max(200),
      type: z.string().max(100),
      base64: z.base64('has a file that is not in Base64.'),
    })
    .optional(),
  missing: z.string().min(1).max(200).optional(),
})

/** The last line: how many documents the file has. Without it, a part of a file would look like a smaller website. */
export const endLine = z.object({ end: z.int('has no count of documents.').nonnegative() })
