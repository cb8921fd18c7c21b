import { readShortText } from './read-short-text'

/** A request whose body yields chunks of ten bytes until the reader stops. */
function endless() {
  let pieces = 0
  let isStopped = false
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      pieces++
      controller.enqueue(new Uint8Array(10).fill(97))
    },
    cancel() {
      isStopped = true
    },
  })
  const request = new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit)
  return { request, seen: () => ({ pieces, isStopped }) }
}

const sent = (body: string, headers: Record<string, string> = {}) =>
  new Request('http://localhost/', { method: 'POST', body, headers })

describe('readShortText', () => {
  it('reads a body of up to the allowed number of bytes [PHONE-03]', async () => {
    expect(await readShortText(sent('čtyři'), 7)).toBe('čtyři')
    expect(await readShortText(sent('čtyři'), 6)).toBeNull()
    expect(await readShortText(new Request('http://localhost/', { method: 'POST' }), 7)).toBe('')
  })

  it('does not read a body whose content-length is over the limit [PHONE-03]', async () => {
    const request = sent('{}', { 'content-length': '2001' })
    expect(await readShortText(request, 2000)).toBeNull()
    expect(request.bodyUsed).toBe(false)
  })

  it('stops reading an endless body at the limit [PHONE-03]', async () => {
    const { request, seen } = endless()
    expect(await readShortText(request, 45)).toBeNull()
    expect(seen().isStopped).toBe(true)
    expect(seen().pieces).toBeLessThan(10)
  })
})
