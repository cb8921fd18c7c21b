import { connect } from 'node:net'

/** A request as sent over the wire, which Node's own client would reject or correct. */
export interface RawRequest {
  readonly method: string
  /** The text after the method: usually a path with its query. */
  readonly target: string
  readonly host: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: string | null
}

export interface Server {
  readonly hostname: string
  readonly port: number
}

/** Milliseconds. A page takes one or two seconds on a busy machine. */
const PATIENCE = 30_000
/** The characters that end a header: the text after them would be another header or request. */
const ENDS = /[\r\n]/g

function textOf({ method, target, host, headers, body }: RawRequest): string {
  const length = body === null ? [] : [['Content-Length', String(Buffer.byteLength(body))] as const]
  const all = [['Host', host] as const, ...headers, ...length, ['Connection', 'close'] as const]
  const lines = all.map(([name, value]) => `${name}: ${value.replace(ENDS, ' ')}`)
  return `${method} ${target.replace(/[\r\n ]/g, '')} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body ?? ''}`
}

/** The response's status; 0 when the server closed the connection without a response or exceeded the timeout. */
export function sendRaw({ hostname, port }: Server, request: RawRequest): Promise<number> {
  return new Promise((resolve) => {
    let start = ''
    const socket = connect(port, hostname, () => socket.write(textOf(request)))
    socket.setTimeout(PATIENCE, () => socket.destroy())
    socket.on('data', (piece) => {
      if (start.length < 20) start += piece.toString('latin1')
    })
    // Data received before the connection broke counts.
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(start)?.[1] ?? 0)))
  })
}
