import { rmSync } from 'node:fs'
import { stopOrphans } from './children.mjs'

/**
 * Outlives the run that started it, however that ends, by just so much: stops the servers on its record and removes their
 * files. The run holds the other end of its input, which closes with the run. Arguments: record, folder, note of the run.
 */
const [record, folder, note] = process.argv.slice(2)

process.stdin.resume()
process.stdin.once('close', async () => {
  await stopOrphans(record)
  for (const path of [folder, note]) rmSync(path, { recursive: true, force: true })
})
