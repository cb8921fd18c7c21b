import { rmSync } from 'node:fs'
import { stopOrphans } from '../processes/children.mjs'

/**
 * Waits until the run that started it ends, in any way, then stops the servers in its record and removes their files. The
 * run holds the other end of this process's input, which closes with the run. Arguments: record, folder, note of the run.
 */
const [record, folder, note] = process.argv.slice(2)

process.stdin.resume()
process.stdin.once('close', async () => {
  await stopOrphans(record)
  for (const path of [folder, note]) rmSync(path, { recursive: true, force: true })
})
