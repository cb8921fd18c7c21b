/** Answers a HEAD request without a body. Cancels the body's stream, because otherwise its source, such as a file, stays open. */
export async function answerHead({ method }: Request, response: Response): Promise<Response> {
  if (method !== 'HEAD') return response
  await response.body?.cancel()
  const { status, statusText, headers } = response
  return new Response(null, { status, statusText, headers })
}
