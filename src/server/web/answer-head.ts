/** The answer as it is sent to who asks for its head alone. What its body reads from, such as a file, is closed: nobody else does that. */
export async function answerHead({ method }: Request, response: Response): Promise<Response> {
  if (method !== 'HEAD') return response
  await response.body?.cancel()
  const { status, statusText, headers } = response
  return new Response(null, { status, statusText, headers })
}
