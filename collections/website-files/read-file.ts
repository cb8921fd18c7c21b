import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { APIError } from 'payload'
import type { z } from 'zod'
import { endLine, MOST_DOCUMENTS } from './file-lines'

const BAD_REQUEST = 400

export const refused = (message: string) => new APIError(message, BAD_REQUEST, null, true)

interface Line {
  readonly text: string
  /** How a refusal begins, such as `Line 12`. */
  readonly place: string
}

/** The lines of a file on the disk, one at a time. */
async function* readLines(path: string): AsyncGenerator<Line> {
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

/** Throws 400 with the line's number when it is not JSON. */
function readJson({ text, place }: Line): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw refused(`${place} is not JSON. Export the website again.`)
  }
}

/** Throws 400 with the line's number when it is not as expected. */
export function parseLine<T>(schema: z.ZodType<T>, given: unknown, place: string): T {
  const { data, error } = schema.safeParse(given)
  if (error === undefined) return data as T
  const [issue] = error.issues
  throw refused(`${place} ${issue?.message ?? 'cannot be read.'}`)
}

const isEnd = (given: unknown) => typeof given === 'object' && given !== null && 'end' in given

function checkEnd(given: unknown, place: string, documents: number): void {
  const { end } = parseLine(endLine, given, place)
  if (end === documents) return
  throw refused(
    `${place} says that the file has ${end} documents, but it has ${documents}. Export the website again.`,
  )
}

/** The first line of a website file, then its documents, as JSON. Throws 400 at the end unless the file is complete. */
export async function* readToEnd(path: string): AsyncGenerator<{ given: unknown; place: string }> {
  let documents = -1 // the first line is none
  let isComplete = false
  for await (const line of readLines(path)) {
    const { place } = line
    if (isComplete) throw refused(`${place} is after the end of the file. Export the website again.`)
    const given = readJson(line)
    isComplete = documents >= 0 && isEnd(given)
    if (isComplete) checkEnd(given, place, documents)
    else {
      documents += 1
      if (documents > MOST_DOCUMENTS) throw refused(`The file has more than ${MOST_DOCUMENTS} documents.`)
      yield { given, place }
    }
  }
  if (documents >= 0 && !isComplete)
    throw refused('The end of the file is missing. Export the website again.')
}
