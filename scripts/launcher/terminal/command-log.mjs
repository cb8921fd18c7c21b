import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { LOGS_FOLDER } from '../paths.mjs'

const TAIL_LINES = 20

/** Calls back for every line of what a process writes, to either stream. */
export function onEachLine(child, onLine) {
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', onLine)
}

/**
 * The log file of one step: keeps everything on disk and the last lines in memory.
 * @param {string} name such as `build`
 */
export function openCommandLog(name) {
  mkdirSync(LOGS_FOLDER, { recursive: true })
  const path = join(LOGS_FOLDER, `${name}.log`)
  const file = createWriteStream(path)
  // A full disk must not bring down the launcher through its log; the step itself reports it.
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
