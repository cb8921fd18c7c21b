import { APIError, addDataAndFileToRequest, Forbidden, NotFound, type PayloadRequest } from 'payload'
import type { z } from 'zod'
import type { LeadScope } from '@/domain/leads/inbox/lead-scope'
import { refuseWithoutSecondFactor } from '../../access/enforce-second-factor'
import { type StaffUser, staffUser } from '../../access/roles'
import { leadScope } from '../access/lead-scope'

const BAD_REQUEST = 400

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

/** The person, and whose leads they may read or work on. Throws 403 for people who reach none. */
export async function scopeOf(
  req: PayloadRequest,
  reaching: 'read' | 'update',
): Promise<{ scope: LeadScope; user: StaffUser }> {
  refuseWithoutSecondFactor(req)
  const user = staffUser(req)
  const scope = user && (await leadScope(req, reaching))
  if (!user || !scope) throw new Forbidden(req.t)
  return { scope, user }
}

export function publicIdOf(req: PayloadRequest): string {
  const { publicId } = req.routeParams ?? {}
  // Anything else names no lead.
  if (typeof publicId !== 'string' || !/^[\w-]{1,64}$/.test(publicId)) throw new NotFound(req.t)
  return publicId
}
