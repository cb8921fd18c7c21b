import type { z } from 'zod'
import { readShortText } from '../analytics/read-short-text'

type Read<T> =
  | { readonly data: T }
  | { readonly problem: { readonly status: 400 | 413; readonly message: string; readonly field?: string } }

/** Reads a JSON body of at most `most` bytes. A problem names the first wrong field and the fix. */
export async function readJsonBody<T>(
  request: Request,
  { schema, most }: { readonly schema: z.ZodType<T, unknown>; readonly most: number },
): Promise<Read<T>> {
  const text = await readShortText(request, most)
  if (text === null) return { problem: { status: 413, message: `Send at most ${most} bytes.` } }
  const { data, error } = schema.safeParse(jsonOf(text))
  if (!error) return { data: data as T }
  const [issue] = error.issues
  return {
    problem: { status: 400, message: issue?.message ?? 'Send JSON.', field: issue?.path.join('.') },
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
