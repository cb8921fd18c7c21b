import { FileRefused } from './file-errors'
import { limits } from './limits'
import type { Readability } from './source-row'

export function watchReadability(): Readability {
  let inARow = 0
  return {
    readable() {
      inARow = 0
    },
    unreadable(line) {
      inARow += 1
      if (inARow < limits.unreadableInARow) return
      throw new FileRefused(
        `${inARow} rows in a row up to line ${line} cannot be read: this is not a stock file.`,
      )
    },
  }
}
