import { existsSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { removeDatabaseFolder } from './database/home.mjs'
import { DATA_FOLDER, fromRoot, RUN_LOCK, RUN_RECORD } from './paths.mjs'
import { stopOrphans } from './processes/children.mjs'
import { lockHolder, releaseLock, takeLock } from './processes/run-lock.mjs'
import { loadEnvironmentFile } from './setup/environment.mjs'
import { Failure, reportFailure, saysDiskFull } from './terminal/failure.mjs'

function refuseIfNotOurs() {
  if (process.env.DATABASE_URL)
    throw new Failure(
      'Forecourt does not delete the database of DATABASE_URL. Drop and create it yourself, or unset DATABASE_URL to reset the built-in one.',
    )
  const holder = lockHolder(RUN_LOCK)
  if (holder)
    throw new Failure(`Forecourt is running from this folder (process ${holder.pid}). Stop it first.`)
}

/** Prevents a concurrent start. On a full disk the lock cannot be written, but freeing that disk matters more. */
function takeFolder() {
  try {
    if (takeLock(RUN_LOCK, { what: 'reset' }))
      throw new Failure('Forecourt is starting from this folder. Stop it first.')
  } catch (error) {
    if (!saysDiskFull(error.message)) throw error
  }
}

async function confirmed() {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const question = `Type "reset" to delete the database, uploads and build in ${fromRoot()}: `
  // Without a terminal the input ends at once, and nothing is deleted.
  const ended = new Promise((resolve) => terminal.once('close', () => resolve('')))
  const answer = await Promise.race([terminal.question(question), ended])
  terminal.close()
  return answer.trim() === 'reset'
}

async function reset() {
  loadEnvironmentFile()
  refuseIfNotOurs()
  if (!(await confirmed())) {
    console.log('Nothing was deleted.')
    return
  }
  if (existsSync(DATA_FOLDER)) {
    takeFolder()
    await stopOrphans(RUN_RECORD)
    removeDatabaseFolder()
  }
  rmSync(DATA_FOLDER, { recursive: true, force: true })
  rmSync(fromRoot('.next'), { recursive: true, force: true })
  releaseLock(RUN_LOCK)
  console.log('Deleted. `npm start` plants the demo dealers again.')
}

export async function main() {
  try {
    await reset()
  } catch (error) {
    reportFailure(error)
    process.exitCode = 1
  }
}
