import { webmOf } from './webm'

const track = { codec: 'V_VP9', width: 960, height: 640, duration: 200 } as const
const frames = [0, 66, 133].map((at) => ({ data: Uint8Array.of(7, 7, 7), isKey: at === 0, at }))

/** Children of an element: what its id is, and what is in it. Lengths are eight bytes, as the writer writes them. */
function elementsIn(bytes: Uint8Array): { id: number; body: Uint8Array }[] {
  const found: { id: number; body: Uint8Array }[] = []
  let at = 0
  while (at < bytes.length) {
    const idLength = Math.clz32(bytes[at] ?? 0) - 23
    const id = bytes.slice(at, at + idLength).reduce((sum, byte) => sum * 256 + byte, 0)
    const length = bytes
      .slice(at + idLength + 1, at + idLength + 8)
      .reduce((sum, byte) => sum * 256 + byte, 0)
    const start = at + idLength + 8
    found.push({ id, body: bytes.slice(start, start + length) })
    at = start + length
  }
  return found
}

describe('a WebM file', () => {
  it('is a header and a segment that holds information, track, index and one cluster a key frame', () => {
    const [header, segment] = elementsIn(webmOf(track, frames))
    expect(header?.id).toBe(0x1a45dfa3)
    expect(elementsIn(segment?.body ?? new Uint8Array()).map(({ id }) => id)).toEqual([
      0x1549a966, 0x1654ae6b, 0x1c53bb6b, 0x1f43b675,
    ])
  })

  it('starts a cluster at each key frame, and its index points at the cluster', () => {
    const two = frames.map((frame, index) => ({ ...frame, isKey: index !== 1 }))
    const segment = elementsIn(webmOf(track, two))[1]?.body ?? new Uint8Array()
    const parts = elementsIn(segment)
    expect(parts.filter(({ id }) => id === 0x1f43b675)).toHaveLength(2)
    const cue = elementsIn(
      elementsIn(parts.find(({ id }) => id === 0x1c53bb6b)?.body ?? segment)[1]?.body ?? segment,
    )
    const place = elementsIn(cue[1]?.body ?? segment)[1]?.body.reduce((sum, byte) => sum * 256 + byte, 0) ?? 0
    expect([...segment.slice(place, place + 4)]).toEqual([0x1f, 0x43, 0xb6, 0x75])
  })
})
