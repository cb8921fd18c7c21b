import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { LOGS_FOLDER } from '../paths.mjs'

const TAIL_LINES = 20

export function onEachLine(child, onLine) {
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', onLine)
}

/**
 * The log file of one step. It keeps the last lines in memory.
 * @param {string} name such as `build`
 */
export function openCommandLog(name) {
  mkdirSync(LOGS_FOLDER, { recursive: true })
  const path = join(LOGS_FOLDER, `${name}.log`)
  const file = createWriteStream(path)
  // A full disk must not stop the launcher through its log. The step itself reports it.
  file.on('error', () => {})
  const tail = []
  return {
    path,
    tail,
    write(line) {
      file.write(`${line}\n`)
      if (line.trim()) tail.push(line)
      if (tail.length > TAIL_LINES) tail.shift()
    },
    close: () => file.end(),
  }
}
