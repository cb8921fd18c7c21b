import type { Pool } from 'pg'
import { type AnswerCounts, answerCounts } from '../stock/search/answer-counts'
import { typesenseConnection } from '../stock/search/typesense/connection'
import { aliasName } from '../stock/search/typesense/schema'

/** How an installation is, without a word of whose it is or where its parts are. */
export interface Health {
  /** Whether it can serve: it does while its database answers, whatever the search server does. */
  readonly ok: boolean
  readonly database: 'answers' | 'does not answer'
  readonly search: {
    /** Who answers searches while all is well. */
    readonly engine: 'typesense' | 'postgres'
    /** By this process, since it started. */
    readonly answered: AnswerCounts
    /** Null without a search server, and while the database does not answer. */
    readonly index: IndexHealth | null
  }
}

interface IndexHealth {
  readonly built: boolean
  /** For how many seconds the oldest change has waited to be told to the index; 0 when none waits. */
  readonly behindSeconds: number
}

/** Sooner than those who ask give up, in milliseconds. */
export const PATIENCE = 3000

const READ_INDEX = `
  SELECT EXISTS (SELECT FROM search.index_state WHERE alias = $1 AND collection IS NOT NULL) AS built,
    coalesce((SELECT extract(epoch FROM now() - created_at) FROM search.outbox ORDER BY id LIMIT 1), 0)::float8 AS behind`

/** Asks the database one small question, for 3 seconds at most. Never rejects. */
export async function readHealth(pool: Pool): Promise<Health> {
  const connection = typesenseConnection()
  const state = await readIndex(pool, connection ? aliasName(connection.collection) : '')
  return {
    ok: state !== null,
    database: state ? 'answers' : 'does not answer',
    search: {
      engine: connection ? 'typesense' : 'postgres',
      answered: answerCounts(),
      index: connection && state,
    },
  }
}

async function readIndex(pool: Pool, alias: string): Promise<IndexHealth | null> {
  const asked = pool.query<{ built: boolean; behind: number }>(READ_INDEX, [alias]).then(
    ({ rows: [row] }) => row && { built: row.built, behindSeconds: Math.max(0, Math.round(row.behind)) },
    () => undefined,
  )
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, PATIENCE, undefined)
  })
  const state = await Promise.race([asked, tooLate])
  clearTimeout(timer)
  return state ?? null
}
