import { metrics } from '@/server/metrics/metrics.mjs'
import type { StockEngine } from '../stock-engine'
import { type FallbackCounts, FallbackLog } from './fallback-log'

/** How many searches this process has answered since it started, and from where. */
export interface AnswerCounts {
  readonly typesense: number
  readonly postgres: number
  /** Of those of Postgres: why Typesense did not answer them. */
  readonly fallback: FallbackCounts
}

interface Kept {
  readonly answers: { typesense: number; postgres: number }
  readonly log: FallbackLog
}

/** Next may load a module more than once in a process; what is counted is the process's. */
const KEY = Symbol.for('forecourt.search-answers')

function kept(): Kept {
  const holder = globalThis as { [KEY]?: Kept }
  holder[KEY] ??= { answers: { typesense: 0, postgres: 0 }, log: new FallbackLog() }
  return holder[KEY]
}

/** An engine whose answers are counted, and timed, under its name. */
export function countedEngine(engine: StockEngine, name: 'typesense' | 'postgres'): StockEngine {
  return {
    async search(plan) {
      const end = metrics().searches.startTimer({ engine: name })
      try {
        const result = await engine.search(plan)
        kept().answers[name] += 1
        end({ outcome: 'answered' })
        return result
      } catch (error) {
        end({ outcome: 'failed' })
        throw error
      }
    },
  }
}

/** Where the searches that the fallback answers are told of. */
export const fallbackLog = (): FallbackLog => kept().log

export const answerCounts = (): AnswerCounts => ({ ...kept().answers, fallback: kept().log.counts })
