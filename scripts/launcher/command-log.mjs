import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { LOGS_FOLDER } from './paths.mjs'

const TAIL_LINES = 20

/**
 * Calls back for every complete line of the chunks it is given.
 * @param {(line: string) => void} onLine
 */
export function lineSplitter(onLine) {
  let rest = ''
  return {
    push(chunk) {
      const lines = (rest + chunk).split(/\r?\n/)
      rest = lines.pop() ?? ''
      for (const line of lines) onLine(line)
    },
    end() {
      if (rest) onLine(rest)
      rest = ''
    },
  }
}

/**
 * The log file of one step: keeps everything on disk and the last lines in memory.
 * @param {string} name such as `build`
 * @param {string} [folder]
 */
export function openCommandLog(name, folder = LOGS_FOLDER) {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${name}.log`)
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
