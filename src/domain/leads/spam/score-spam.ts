/** Whether Cloudflare Turnstile took the sender for a person. `reused`: the answer was already used, as in a double click. */
export type TurnstileOutcome = 'off' | 'passed' | 'failed' | 'reused' | 'missing' | 'unavailable'

/** What is known about how a lead was sent. */
export interface SpamSignals {
  /** People do not see this field. */
  readonly hasFilledTrap: boolean
  /** From the form being shown to sending it; null without JavaScript. */
  readonly seconds: number | null
  /** Everything that was typed. */
  readonly text: string
  readonly hasThrowAwayAddress: boolean
  /** Forms sent from the sender's network to this website within ten minutes, with this one. */
  readonly sentFromNetwork: number
  readonly turnstile: TurnstileOutcome
}

/** What the admin shows. `reasons` are sentences. */
export interface SpamScore {
  readonly score: number
  readonly reasons: readonly string[]
  readonly isSpam: boolean
}

/** From this score on, a lead is spam. No single weak signal reaches it. */
const SPAM_FROM = 50

const MOST = 100
const TOO_FAST = 2
const MANY = 5
const VERY_MANY = 15

const LINK = /\bhttps?:\/\/|\bwww\.\w/gi
const SCRIPT = /<\s*(?:script|iframe|a\s+href|img\b)|javascript:|\[url[=\]]|\bon(?:error|load|click)\s*=/i

const turnstilePoints: Readonly<Record<TurnstileOutcome, readonly [points: number, reason: string]>> = {
  off: [0, ''],
  passed: [0, ''],
  failed: [60, 'Turnstile did not take the sender for a person.'],
  reused: [20, 'The answer of Turnstile was used before.'],
  missing: [25, 'The sender did not answer Turnstile.'],
  unavailable: [20, 'Turnstile could not be asked.'],
}

function linkPoints(text: string): number {
  const links = text.match(LINK)?.length ?? 0
  return links > 2 ? 40 : links * 10
}

function networkPoints(sent: number): number {
  return sent > VERY_MANY ? 40 : sent > MANY ? 20 : 0
}

/** Scores a lead from 0 (a person) to 100. Spam is stored like any lead, and its sender is not told. */
export function scoreSpam(signals: SpamSignals): SpamScore {
  const { seconds, text, sentFromNetwork } = signals
  const found: readonly (readonly [points: number, reason: string])[] = [
    [signals.hasFilledTrap ? MOST : 0, 'A field that people do not see was filled in.'],
    [seconds !== null && seconds < TOO_FAST ? 40 : 0, `The form was sent within ${TOO_FAST} seconds.`],
    [linkPoints(text), 'The text has links.'],
    [SCRIPT.test(text) ? 60 : 0, 'The text has markup or script.'],
    [signals.hasThrowAwayAddress ? 30 : 0, 'The email address is of a throw-away service.'],
    [networkPoints(sentFromNetwork), 'Many forms came from the same network.'],
    turnstilePoints[signals.turnstile],
  ]
  const counted = found.filter(([points]) => points > 0)
  const score = Math.min(
    MOST,
    counted.reduce((sum, [points]) => sum + points, 0),
  )
  return { score, reasons: counted.map(([, reason]) => reason), isSpam: score >= SPAM_FROM }
}
