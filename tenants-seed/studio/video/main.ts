import type { PictureSize } from '../page/stage'
import '../spin/main'
import { TURNTABLE, turntable } from './turntable'
import { type Frame, webmOf } from './webm'

declare global {
  interface Window {
    /** Films the turntable: a WebM file in base64, one picture after another. */
    film: (samples: number) => Promise<string>
  }
}

/** About a megabyte for the whole film. */
const BITS_A_SECOND = 900_000
const KEY_EVERY = 40

async function bitmapOf(jpeg: string): Promise<ImageBitmap> {
  const bytes = Uint8Array.from(atob(jpeg), (letter) => letter.charCodeAt(0))
  return createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }))
}

function encoderInto(frames: Frame[]): VideoEncoder {
  const encoder = new VideoEncoder({
    output(chunk) {
      const data = new Uint8Array(chunk.byteLength)
      chunk.copyTo(data)
      frames.push({ data, isKey: chunk.type === 'key', at: Math.round(chunk.timestamp / 1000) })
    },
    error: (error) => console.error(error),
  })
  const { width, height, rate } = TURNTABLE
  encoder.configure({
    codec: 'vp09.00.31.08',
    width,
    height,
    framerate: rate,
    bitrate: BITS_A_SECOND,
    latencyMode: 'quality',
  })
  return encoder
}

function base64(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 0x8000)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)))
  return btoa(parts.join(''))
}

window.film = async (samples) => {
  const { width, height, rate, seconds } = TURNTABLE
  const size: PictureSize = { width, height }
  const count = rate * seconds
  const frames: Frame[] = []
  const encoder = encoderInto(frames)
  window.openSpin(turntable)
  for (let index = 0; index < count; index += 1) {
    const picture = await bitmapOf(window.takeFrame(turntable, index / count, size, samples))
    const frame = new VideoFrame(picture, { timestamp: Math.round((index * 1e6) / rate) })
    encoder.encode(frame, { keyFrame: index % KEY_EVERY === 0 })
    frame.close()
    picture.close()
  }
  await encoder.flush()
  return base64(webmOf({ codec: 'V_VP9', width, height, duration: seconds * 1000 }, frames))
}
