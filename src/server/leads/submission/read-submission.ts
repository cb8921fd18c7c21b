import { readShortText } from '../../analytics/read-short-text'
import { parseFormPairs } from './parse-form-pairs'
import { parsePayload } from './parse-payload'
import { dropReceived, type ReceivedForm, receiveMultipart } from './receive-multipart'
import { MAX_BYTES, type Submission, UnreadableSubmission } from './submission'

const FILE_PREFIX = /^file:/

async function textOf(request: Request): Promise<string> {
  const text = await readShortText(request, MAX_BYTES)
  if (text === null) throw new UnreadableSubmission(413, 'Send at most 64 KB.')
  return text
}

/** The form tool sends its JSON in the field `payload` and its files beside it, as `file:<field name>`. */
function fromMultipart({ pairs, files }: ReceivedForm, referrer: string | null): Submission {
  const [, payload] = pairs.find(([name]) => name === 'payload') ?? []
  if (payload === undefined) return { ...parseFormPairs(pairs, referrer), files }
  return {
    ...parsePayload(payload),
    files: files.map((file) => ({ ...file, field: file.field.replace(FILE_PREFIX, '') })),
  }
}

async function readMultipart(request: Request, referrer: string | null): Promise<Submission> {
  const received = await receiveMultipart(request)
  try {
    return fromMultipart(received, referrer)
  } catch (error) {
    await dropReceived(received.files)
    throw error
  }
}

/**
 * Reads a form from a request: JSON or multipart from the form tool, or a plain HTML form. Throws `UnreadableSubmission`. The caller removes
 * the files.
 */
export async function readSubmission(request: Request): Promise<Submission> {
  const [type = ''] = (request.headers.get('content-type') ?? '').toLowerCase().split(';', 1)
  const referrer = request.headers.get('referer')
  switch (type.trim()) {
    case 'application/json':
      return { ...parsePayload(await textOf(request)), files: [] }
    case 'application/x-www-form-urlencoded':
      return { ...parseFormPairs([...new URLSearchParams(await textOf(request))], referrer), files: [] }
    case 'multipart/form-data':
      return readMultipart(request, referrer)
    default:
      throw new UnreadableSubmission(415, 'Send application/json or multipart/form-data.')
  }
}
