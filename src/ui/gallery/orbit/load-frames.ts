const AT_ONCE = 6

/** Whether the server answered with the placeholder of a missing picture, which loads without an error. */
function isPlaceholder({ src }: HTMLImageElement): boolean {
  const [timing] = performance.getEntriesByName?.(src, 'resource').slice(-1) ?? []
  return ((timing as PerformanceResourceTiming | undefined)?.responseStatus ?? 200) >= 400
}

/** Loads a picture. Resolves to null when it fails. */
function loadPicture(address: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const picture = new Image()
    picture.onload = () => resolve(isPlaceholder(picture) ? null : picture)
    picture.onerror = () => resolve(null)
    picture.src = address
  })
}

/**
 * Loads the frames of a spin in the given order, six at a time, and reports each one. A missing frame is
 * reported to the console only (GAL-13), and to `onFrame` as null.
 */
export async function loadFrames(
  addresses: readonly string[],
  order: readonly number[],
  onFrame: (index: number, picture: HTMLImageElement | null) => void,
): Promise<void> {
  const queue = [...order]
  async function loadSome(): Promise<void> {
    for (let index = queue.shift(); index !== undefined; index = queue.shift()) {
      const address = addresses[index] ?? ''
      const picture = await loadPicture(address)
      if (!picture) console.warn('A picture of the 360° view cannot be loaded:', address)
      onFrame(index, picture)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, loadSome))
}
