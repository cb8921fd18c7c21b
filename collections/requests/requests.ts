import { APIError, addDataAndFileToRequest, type PayloadRequest } from 'payload'
import { z } from 'zod'

const BAD_REQUEST = 400
/** PostgreSQL's `integer`. */
const MAX_ID = 2_147_483_647

/** The id of a document in an address. */
export const documentId = z.coerce.number('Enter the id of a document.').int().positive().max(MAX_ID)

/** Options of the Local API: the person's own access, in the request's transaction. */
export const asPerson = (req: PayloadRequest) =>
  ({ depth: 0, overrideAccess: false, user: req.user, req }) as const

/** Answers with personal data stay out of every cache. */
export const json = (body: unknown): Response =>
  Response.json(body, { headers: { 'cache-control': 'no-store' } })

/** A body that is written a part at a time. If a part fails, so does the download: nobody takes a part for the whole. */
export function streamOf(
  { payload }: PayloadRequest,
  parts: AsyncGenerator<string>,
  failure: string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      } catch (error) {
        payload.logger.error({ err: error, msg: failure })
        controller.error(error)
      }
    },
    cancel: () => parts.return(undefined).then(() => undefined),
  })
}

/** Throws 400 with the first problem, which names the field and the fix. */
export function parse<T>(schema: z.ZodType<T, unknown>, given: unknown): T {
  const { data, error } = schema.safeParse(given)
  if (error === undefined) return data as T
  const [issue] = error.issues
  const field = issue?.path.join('.') ?? ''
  const message = issue?.message ?? 'The request cannot be read.'
  throw new APIError(
    field === '' || message.startsWith(field) ? message : `${field}: ${message}`,
    BAD_REQUEST,
    null,
    true,
  )
}

export async function bodyOf<T>(req: PayloadRequest, schema: z.ZodType<T, unknown>): Promise<T> {
  await addDataAndFileToRequest(req)
  return parse(schema, req.data ?? {})
}
