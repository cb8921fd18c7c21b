import type { Answers } from '../leads/form/lead-form'
import { ownValue } from '../records/own-value'

/** Percent off the value, by question and answer (docs/website/trade-in.md). Any other answer takes nothing off. */
const deductions: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  service_history: { Partial: 3, None: 8 },
  damage: { Light: 4, Heavy: 12 },
  accident: { Yes: 10 },
  tyres: { Worn: 2 },
  keys: { One: 1 },
}

const names: Readonly<Record<string, string>> = {
  service_history: 'service history',
  damage: 'damage',
  accident: 'an earlier accident',
  tyres: 'worn tyres',
  keys: 'one key',
}

/** Answers by question, such as `{ damage: 'Light' }`. */
export type ConditionAnswers = Readonly<Record<string, string>>

/** The answers about condition among a form's answers (TRADE-02's `adjustmentAnswers`). */
export function conditionOf(answers: Answers): ConditionAnswers {
  return Object.fromEntries(
    Object.keys(deductions).flatMap((question) => {
      const answer = ownValue(answers, question)
      return typeof answer === 'string' ? [[question, answer]] : []
    }),
  )
}

export interface ConditionEffect {
  /** Multiplies the value: 1 for a vehicle without faults, never 0. */
  readonly factor: number
  /** What took value off, in words. */
  readonly because: readonly string[]
}

/** The deductions apply one after the other, so they never add up to more than the value. */
export function conditionEffect(condition: ConditionAnswers): ConditionEffect {
  const found = Object.entries(deductions).flatMap(([question, percents]) => {
    const percent = ownValue(percents, ownValue(condition, question) ?? '') ?? 0
    return percent > 0 ? [{ question, percent }] : []
  })
  return {
    factor: found.reduce((factor, { percent }) => factor * (1 - percent / 100), 1),
    because: found.map(({ question }) => ownValue(names, question) ?? question),
  }
}
