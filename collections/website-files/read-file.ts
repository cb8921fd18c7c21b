import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { APIError } from 'payload'
import type { z } from 'zod'

const BAD_REQUEST = 400

interface Line {
  readonly text: string
  /** How a refusal begins, such as `Line 12`. */
  readonly place: string
}

/** The lines of a file on the disk, one at a time. */
export async function* readLines(path: string): AsyncGenerator<Line> {
  const file = createReadStream(path)
  try {
    let count = 0
    for await (const text of createInterface({ input: file, crlfDelay: Number.POSITIVE_INFINITY })) {
      count += 1
      yield { text, place: `Line ${count}` }
    }
  } finally {
    file.destroy()
  }
}

/** Parses a line of JSON. Throws 400 with the line's number. */
export function parseLine<T>(schema: z.ZodType<T>, { text, place }: Line): T {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    throw new APIError(`${place} is not JSON. Export the website again.`, BAD_REQUEST, null, true)
  }
  const { data, error } = schema.safeParse(given)
  if (error === undefined) return data as T
  const [issue] = error.issues
  throw new APIError(`${place} ${issue?.message ?? 'cannot be read.'}`, BAD_REQUEST, null, true)
}
