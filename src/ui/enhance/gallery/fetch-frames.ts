/** A picture of a spin, and how far round it was taken, in degrees. */
export interface Frame {
  readonly picture: HTMLImageElement
  readonly angle: number
}

/**
 * Fetches the pictures of a spin, six at a time, and gives those that came, in their order; `told` hears how many are done. One
 * that fails is told to the console alone and left out (GAL-13): also one that came as our drawing of a missing photo, which a
 * browser takes for a picture. Self-contained: a part of a page script.
 */
export async function fetchFrames(
  addresses: readonly string[],
  told: (done: number, of: number) => void,
): Promise<readonly Frame[]> {
  const AT_ONCE = 6
  const frames: Frame[] = []
  let next = 0
  let done = 0

  function isMissing(picture: HTMLImageElement): boolean {
    const [timing] = performance.getEntriesByName?.(picture.src, 'resource').slice(-1) ?? []
    return ((timing as PerformanceResourceTiming | undefined)?.responseStatus ?? 200) >= 400
  }

  function fetchOne(place: number): Promise<void> {
    return new Promise((resolve) => {
      const picture = new Image()
      const end = (isThere: boolean) => {
        if (isThere) frames[place] = { picture, angle: (place * 360) / addresses.length }
        else console.warn('A picture of the 360° view cannot be loaded:', picture.src)
        done += 1
        told(done, addresses.length)
        resolve()
      }
      picture.onload = () => end(!isMissing(picture))
      picture.onerror = () => end(false)
      // Shown in the moment it is put in: nothing flickers.
      picture.decoding = 'sync'
      picture.draggable = false
      picture.alt = ''
      picture.src = addresses[place] ?? ''
    })
  }

  async function fetchSome(): Promise<void> {
    while (next < addresses.length) {
      const place = next
      next += 1
      await fetchOne(place)
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, fetchSome))
  return frames.filter((frame) => frame !== undefined)
}
