import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { APIError } from 'payload'
import type { z } from 'zod'

const BAD_REQUEST = 400

function parseLine<T>(schema: z.ZodType<T>, line: string, place: string): T {
  let given: unknown
  try {
    given = JSON.parse(line)
  } catch {
    throw new APIError(`${place} is not JSON. Export the website again.`, BAD_REQUEST, null, true)
  }
  const { data, error } = schema.safeParse(given)
  if (error === undefined) return data as T
  const [issue] = error.issues
  throw new APIError(`${place} ${issue?.message ?? 'cannot be read.'}`, BAD_REQUEST, null, true)
}

export interface FileReader {
  /** Parses the next line. Returns null at the end. Throws 400 with the line's number. */
  next<T>(schema: z.ZodType<T>): Promise<{ readonly value: T; readonly place: string } | null>
}

/** Reads a file of JSON lines from the disk, a line at a time. */
export function openLines(path: string): FileReader {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })
  const iterator = lines[Symbol.asyncIterator]()
  let count = 0
  return {
    async next(schema) {
      const { done, value } = await iterator.next()
      if (done || value === '') return null
      count += 1
      const place = `Line ${count}`
      return { value: parseLine(schema, value, place), place }
    },
  }
}
