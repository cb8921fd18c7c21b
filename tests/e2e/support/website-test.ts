import { test as base } from '@playwright/test'
import type pg from 'pg'
import { openDatabase } from './open-database'

/** An advisory lock number that nothing else uses. */
const WEBSITES = 2
/** Milliseconds, longer than any test takes on a busy machine. */
const PATIENCE = 600_000

/**
 * Marks a test that temporarily changes what other tests read of the demo's websites: it runs while no other
 * test does.
 */
export const ALONE = { tag: '@alone' }

/**
 * `test` for the demo's websites. Two files run at a time on one database: a test marked `ALONE` takes the lock
 * exclusively, all others share it.
 */
export const test = base.extend<{ turn: undefined }, { turns: pg.Client }>({
  turns: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the requested fixtures from the pattern.
    async ({}, use) => {
      const client = await openDatabase()
      await use(client)
      await client.end()
    },
    { scope: 'worker' },
  ],
  turn: [
    async ({ turns }, use, { tags }) => {
      const shared = tags.includes(ALONE.tag) ? '' : '_shared'
      await turns.query(`SELECT pg_advisory_lock${shared}($1)`, [WEBSITES])
      await use(undefined)
      await turns.query(`SELECT pg_advisory_unlock${shared}($1)`, [WEBSITES])
    },
    { auto: true, timeout: PATIENCE },
  ],
})
