import { metrics } from '@/server/metrics/metrics.mjs'
import type { StockEngine } from '../stock-engine'
import { type FallbackCounts, FallbackLog } from './fallback-log'

export interface AnswerCounts {
  readonly typesense: number
  readonly postgres: number
  readonly fallback: FallbackCounts
}

interface Counters {
  readonly answers: { typesense: number; postgres: number }
  readonly log: FallbackLog
}

/** Next may load a module more than once per process, so the counts are global. */
const KEY = Symbol.for('forecourt.search-answers')

function counters(): Counters {
  const holder = globalThis as { [KEY]?: Counters }
  holder[KEY] ??= { answers: { typesense: 0, postgres: 0 }, log: new FallbackLog() }
  return holder[KEY]
}

export function countedEngine(engine: StockEngine, name: 'typesense' | 'postgres'): StockEngine {
  return {
    async search(plan) {
      const end = metrics().searches.startTimer({ engine: name })
      try {
        const result = await engine.search(plan)
        counters().answers[name] += 1
        end({ outcome: 'answered' })
        return result
      } catch (error) {
        end({ outcome: 'failed' })
        throw error
      }
    },
  }
}

export const fallbackLog = (): FallbackLog => counters().log

export const answerCounts = (): AnswerCounts => ({ ...counters().answers, fallback: counters().log.counts })
