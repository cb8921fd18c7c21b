import { rmSync } from 'node:fs'
import { stopOrphans } from '../processes/children.mjs'

/**
 * Waits until the test run ends in any way, then stops the servers in its record and deletes their files. The run holds
 * the other end of this process's stdin, which closes with the run. Arguments: record, folder, run file.
 */
const [record, folder, note] = process.argv.slice(2)

process.stdin.resume()
process.stdin.once('close', async () => {
  await stopOrphans(record)
  for (const path of [folder, note]) rmSync(path, { recursive: true, force: true })
})
