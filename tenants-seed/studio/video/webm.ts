/**
 * The least of WebM (a profile of Matroska, which is a tree of numbered elements) that players need: one video track, a block a frame,
 * and an index of the key frames to jump to.
 */

export interface Frame {
  readonly data: Uint8Array
  readonly isKey: boolean
  /** Milliseconds from the start. */
  readonly at: number
}

export interface Track {
  readonly codec: 'V_VP8' | 'V_VP9'
  readonly width: number
  readonly height: number
  /** Milliseconds. */
  readonly duration: number
}

const text = (value: string) => new TextEncoder().encode(value)

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** A whole number in as few bytes as it needs, or in `length`. */
function whole(value: number, length = 0): Uint8Array {
  const bytes: number[] = []
  for (let left = value; left > 0 || bytes.length === 0; left = Math.floor(left / 256))
    bytes.unshift(left % 256)
  while (bytes.length < length) bytes.unshift(0)
  return Uint8Array.from(bytes)
}

/** A length in eight bytes, the first of which says so. */
const sized = (length: number) => joined([Uint8Array.of(1), whole(length, 7)])

function element(id: number, ...content: readonly Uint8Array[]): Uint8Array {
  const body = joined(content)
  return joined([whole(id), sized(body.length), body])
}

function float(value: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(8))
  bytes.setFloat64(0, value)
  return new Uint8Array(bytes.buffer)
}

const header = element(
  0x1a45dfa3,
  element(0x4286, whole(1)),
  element(0x42f7, whole(1)),
  element(0x42f2, whole(4)),
  element(0x42f3, whole(8)),
  element(0x4282, text('webm')),
  element(0x4287, whole(4)),
  element(0x4285, whole(2)),
)

const MILLISECOND = 1_000_000

const infoOf = ({ duration }: Track) =>
  element(
    0x1549a966,
    element(0x2ad7b1, whole(MILLISECOND)),
    element(0x4489, float(duration)),
    element(0x4d80, text('Forecourt')),
    element(0x5741, text('Forecourt')),
  )

const tracksOf = ({ codec, width, height }: Track) =>
  element(
    0x1654ae6b,
    element(
      0xae,
      element(0xd7, whole(1)),
      element(0x73c5, whole(1)),
      element(0x83, whole(1)),
      element(0x86, text(codec)),
      element(0xe0, element(0xb0, whole(width)), element(0xba, whole(height))),
    ),
  )

function blockOf({ data, isKey, at }: Frame, start: number): Uint8Array {
  return element(0xa3, Uint8Array.of(0x81), whole(at - start, 2), Uint8Array.of(isKey ? 0x80 : 0), data)
}

function clusterOf(frames: readonly Frame[]): Uint8Array {
  const start = frames[0]?.at ?? 0
  return element(0x1f43b675, element(0xe7, whole(start)), ...frames.map((frame) => blockOf(frame, start)))
}

/** Frames from one key frame to the next. */
function groupsOf(frames: readonly Frame[]): Frame[][] {
  const groups: Frame[][] = []
  for (const frame of frames) {
    if (frame.isKey || groups.length === 0) groups.push([])
    groups.at(-1)?.push(frame)
  }
  return groups
}

function cuesOf(groups: readonly Frame[][], places: readonly number[]): Uint8Array {
  const points = groups.map((group, index) =>
    element(
      0xbb,
      element(0xb3, whole(group[0]?.at ?? 0)),
      element(0xb7, element(0xf7, whole(1)), element(0xf1, whole(places[index] ?? 0, 8))),
    ),
  )
  return element(0x1c53bb6b, ...points)
}

/** A WebM file of encoded frames; the first must be a key frame. */
export function webmOf(track: Track, frames: readonly Frame[]): Uint8Array {
  const groups = groupsOf(frames)
  const clusters = groups.map(clusterOf)
  const head = [infoOf(track), tracksOf(track)]
  const cuesLength = cuesOf(groups, []).length
  let place = head.reduce((sum, part) => sum + part.length, 0) + cuesLength
  const places = clusters.map((cluster) => {
    const at = place
    place += cluster.length
    return at
  })
  return joined([header, element(0x18538067, ...head, cuesOf(groups, places), ...clusters)])
}
