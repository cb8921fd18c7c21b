import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { keepRunning, restartPause } from './keep-running.mjs'

const run = (code: string) => spawn(process.execPath, ['-e', code], { stdio: 'ignore' })
const LASTING = 'setInterval(() => {}, 1000)'

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

function keep(code: string) {
  const lines: string[] = []
  const started: ChildProcess[] = []
  let tellStart = () => {}
  let tellGivenUp = (_: string) => {}
  const givenUp = new Promise<string>((resolve) => {
    tellGivenUp = resolve
  })
  const running = keepRunning({
    what: 'The web server',
    start() {
      const child = run(code)
      started.push(child)
      tellStart()
      return child
    },
    stop: end,
    write: (line: string) => lines.push(line),
    giveUp: (reason: string) => tellGivenUp(reason),
    pause: () => 5,
  })
  const nextStart = () =>
    new Promise<void>((resolve) => {
      tellStart = resolve
    })
  return { running, lines, started, givenUp, nextStart }
}

describe('keepRunning', () => {
  it('restarts a killed process and logs it', async () => {
    const { running, lines, started, nextStart } = keep(LASTING)
    const again = nextStart()
    started[0]?.kill('SIGKILL')
    await again
    expect(lines).toEqual(['The web server ended (SIGKILL); starting it again in 0.005 s.'])
    expect(started).toHaveLength(2)
    await running.stop()
    expect(started[1]?.signalCode).toBe('SIGKILL')
  })

  it('gives up after six exits in a row and reports the reason', async () => {
    const { lines, started, givenUp } = keep('process.exit(3)')
    expect(await givenUp).toBe('The web server ended 6 times in a row (exit 3).')
    expect([started.length, lines.length]).toEqual([6, 5])
  })

  it('does not restart a process that was stopped', async () => {
    const { running, lines, started } = keep(LASTING)
    await running.stop()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([started.length, lines.length]).toEqual([1, 0])
  })
})

describe('restartPause', () => {
  it('doubles with every exit in a row, up to 30 seconds', () => {
    expect([1, 2, 3, 4, 5, 6, 50].map(restartPause)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  })
})
