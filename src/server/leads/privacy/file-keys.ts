import { z } from 'zod'

const named = z.looseObject({ key: z.string().min(1) })

/** The names in the store of a lead's stored files. Anything else in the column is ignored. */
export const fileKeys = (files: unknown): string[] =>
  (Array.isArray(files) ? files : []).flatMap((file) => named.safeParse(file).data?.key ?? [])
