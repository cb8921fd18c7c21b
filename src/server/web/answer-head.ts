/** The answer to a HEAD request. Closes what the body reads from, such as a file: nobody else does that. */
export async function answerHead({ method }: Request, response: Response): Promise<Response> {
  if (method !== 'HEAD') return response
  await response.body?.cancel()
  const { status, statusText, headers } = response
  return new Response(null, { status, statusText, headers })
}
