import { jest } from '@jest/globals'
import { log } from '@/server/log/log.mjs'

export interface LoggedLines {
  /** What was logged since the last call, as `level text`. */
  take(): string[]
  restore(): void
}

/** Records what is logged instead of writing it. */
export function recordLog(): LoggedLines {
  let lines: string[] = []
  const spies = (['info', 'warn', 'error'] as const).map((level) =>
    jest.spyOn(log, level).mockImplementation(((...said: unknown[]) => {
      lines.push(`${level} ${said.at(-1)}`)
    }) as never),
  )
  return {
    take() {
      const taken = lines
      lines = []
      return taken
    },
    restore: () => spies.forEach((spy) => void spy.mockRestore()),
  }
}
