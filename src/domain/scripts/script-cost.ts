import { formatCount } from '../text/format-count'

/** The measured cost of a script. Null for a value that is not measured yet. */
export interface ScriptCost {
  /** Of the script's own file, compressed. */
  readonly bytes: number | null
  /** Until its server answered, in milliseconds. */
  readonly answerMs: number | null
  /** Why it could not be measured. */
  readonly problem: string | null
  /** Milliseconds for which the script kept browsers busy, over these page views. */
  readonly busyMs: number
  readonly views: number
}

const KB = 1024

const sizeText = (bytes: number) => `${formatCount(Math.max(1, Math.round(bytes / KB)))} KB`

/** `42 KB compressed, answered in 120 ms. Blocks the page for 35 ms (1,204 page views).` */
export function describeCost({ bytes, answerMs, problem, busyMs, views }: ScriptCost): string {
  const file =
    bytes === null || answerMs === null
      ? 'Not measured yet.'
      : `${sizeText(bytes)} compressed, answered in ${formatCount(answerMs)} ms.`
  const blocking =
    views === 0
      ? 'No page view measured yet.'
      : `Blocks the page for ${formatCount(Math.round(busyMs / views))} ms (${formatCount(views)} page views).`
  return [problem ?? file, blocking].join(' ')
}
