import { connect } from 'node:net'

/** A request as it goes over the wire, where Node's own client would refuse or correct it. */
export interface RawRequest {
  readonly method: string
  /** What stands after the method: usually a path with its query. */
  readonly target: string
  readonly host: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: string | null
}

export interface Server {
  readonly hostname: string
  readonly port: number
}

/** Milliseconds; a page of a busy machine takes one or two seconds. */
const PATIENCE = 30_000
/** What ends a header: behind it would be another, or another request. */
const ENDS = /[\r\n]/g

function textOf({ method, target, host, headers, body }: RawRequest): string {
  const length = body === null ? [] : [['Content-Length', String(Buffer.byteLength(body))] as const]
  const all = [['Host', host] as const, ...headers, ...length, ['Connection', 'close'] as const]
  const lines = all.map(([name, value]) => `${name}: ${value.replace(ENDS, ' ')}`)
  return `${method} ${target.replace(/[\r\n ]/g, '')} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body ?? ''}`
}

/** The status of the answer; 0 when the server closed the connection without one, or said nothing in time. */
export function sendRaw({ hostname, port }: Server, request: RawRequest): Promise<number> {
  return new Promise((resolve) => {
    let start = ''
    const socket = connect(port, hostname, () => socket.write(textOf(request)))
    socket.setTimeout(PATIENCE, () => socket.destroy())
    socket.on('data', (piece) => {
      if (start.length < 20) start += piece.toString('latin1')
    })
    // Whatever was said before the connection broke counts.
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(start)?.[1] ?? 0)))
  })
}
