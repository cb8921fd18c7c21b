/**
 * A page of the website as HTML. Gives up after 8 seconds, and asks again once when the network failed. Rejects when
 * `signal` says so, and for any answer that is not a page. Self-contained: `PageScript` sends its source.
 */
export async function fetchPage(
  address: string,
  signal: AbortSignal,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  async function ask(): Promise<string> {
    const answer = await fetch(address, {
      headers: { accept: 'text/html', ...headers },
      signal: AbortSignal.any([signal, AbortSignal.timeout(8000)]),
    })
    if (!answer.ok) throw new Error(`${answer.status} for ${address}`)
    return answer.text()
  }

  try {
    return await ask()
  } catch (error) {
    // The browser's own word for "there was no connection"; what was given up is named otherwise.
    if (!(error instanceof TypeError) || signal.aborted) throw error
    return ask()
  }
}
