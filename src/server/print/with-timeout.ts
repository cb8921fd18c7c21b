export class TimedOut extends Error {}

/** Resolves with the result of `work`, or rejects with `TimedOut` and `words` after `ms`. The work itself continues. */
export async function withTimeout<T>(work: Promise<T>, ms: number, words: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimedOut(words)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
