/** What somebody waited for did not come in time. */
export class TooLate extends Error {}

/** What `work` gives, unless it takes longer than `ms`: then rejects with `TooLate` and `words`. The work itself goes on. */
export async function inTime<T>(work: Promise<T>, ms: number, words: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate(words)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
