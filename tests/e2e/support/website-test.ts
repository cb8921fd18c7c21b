import { test as base } from '@playwright/test'
import type pg from 'pg'
import { openDatabase } from './open-database'

/** Any number that nothing else locks. */
const WEBSITES = 2
/** Longer than any test takes, on a machine that has much else to do. In milliseconds. */
const PATIENCE = 600_000

/** Marks a test that changes for a while what other tests read of the demo's websites: it runs while none of them does. */
export const ALONE = { tag: '@alone' }

/**
 * `test` for what the demo's websites show. Two files run at a time on one database: beside such a test runs none that is
 * marked `ALONE`, beside one of those none at all.
 */
export const test = base.extend<{ turn: undefined }, { turns: pg.Client }>({
  turns: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are asked for.
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
