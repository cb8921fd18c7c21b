/** The body of a request as text; null when it is longer than `most` bytes. Stops reading at the chunk that exceeds the limit. */
export async function readShortText(request: Request, most: number): Promise<string | null> {
  if (Number(request.headers.get('content-length')) > most) return null
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of request.body ?? []) {
    size += piece.byteLength
    if (size > most) return null
    pieces.push(piece)
  }
  return new TextDecoder().decode(Buffer.concat(pieces))
}
