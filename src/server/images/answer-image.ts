import { formatFor } from './image-format'
import { parseImageRequest } from './image-request'
import { ImageUnavailable } from './image-unavailable'
import type { Original } from './original'
import { type Served, serveImage } from './serve-image'

/** An upload's URL never changes its content. */
const caching: Readonly<Record<Served['keep'], string>> = {
  immutable: 'public, max-age=31536000, immutable',
  'a day': 'public, max-age=86400',
  'a minute': 'public, max-age=60',
}

const AFTER_A_FAILURE = caching['a minute']

/** Shown in place of a picture that is unavailable: browsers show a picture whatever the status. */
const MISSING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400"><rect width="600" height="400" fill="#e6e7ea"/>' +
  '<g fill="none" stroke="#767b85" stroke-width="8" stroke-linejoin="round"><path d="M232 168h30l14-22h48l14 22h30v86H232z"/>' +
  '<circle cx="300" cy="208" r="24"/></g></svg>'

function missing(status: number): Response {
  return new Response(MISSING, {
    status,
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': AFTER_A_FAILURE },
  })
}

function refused(problem: string): Response {
  return Response.json({ error: problem }, { status: 400, headers: { 'Cache-Control': AFTER_A_FAILURE } })
}

/**
 * Answers a request for a picture in the smallest format the browser accepts. Browsers cache an upload indefinitely and a vehicle's photo
 * for a day. A size that is not offered gets a 400 that lists the offered ones. With a placeholder drawing: an unknown picture gets a 404,
 * and an unavailable original a 502, or a 503 when a retry may help.
 */
export async function answerImage(
  request: Request,
  findOriginal: () => Promise<Original | null>,
): Promise<Response> {
  const requested = parseImageRequest(new URL(request.url).searchParams)
  if ('problem' in requested) return refused(requested.problem)
  const original = await findOriginal()
  if (!original) return missing(404)
  try {
    const { body, type, keep } = await serveImage(
      original,
      requested,
      formatFor(request.headers.get('accept')),
    )
    return new Response(new Uint8Array(body), {
      headers: {
        'Content-Type': type,
        'Content-Length': String(body.length),
        'Cache-Control': caching[keep],
        Vary: 'Accept',
      },
    })
  } catch (error) {
    if (error instanceof ImageUnavailable) return missing(error.retry ? 503 : 502)
    throw error
  }
}
