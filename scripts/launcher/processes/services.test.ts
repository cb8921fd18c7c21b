import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { webProgram } from './services.mjs'

describe('the web server that the launcher starts', () => {
  it('listens on localhost only in development, because Next trusts what a request says about its sender', () => {
    expect(webProgram('dev', 3000).slice(1)).toEqual(['dev', '-H', 'localhost', '-p', '3000'])
  })

  it('is our own server otherwise, which sets the sender’s address itself', () => {
    expect(webProgram('start', 3000)).toEqual([expect.stringMatching(/scripts\/web-server\.mjs$/)])
  })
})

describe('npm start', () => {
  const LASTING = ['-e', 'console.log(process.pid); setInterval(() => {}, 1000)']
  const FAILING = ['-e', 'console.log("no licence"); process.exit(3)']

  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'forecourt-services-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  /** A launcher that starts these programs in place of the web server and the worker. */
  function launch(programs: { web: string[]; worker: string[] }) {
    const at = (name: string) => JSON.stringify(join(__dirname, name))
    const code = `
      import { createChildren } from ${at('children.mjs')}
      import { keepServing } from ${at('services.mjs')}
      import { createShutdown } from ${at('shutdown.mjs')}
      const children = createChildren(${JSON.stringify(join(folder, 'run.json'))})
      const say = (text) => console.log(text)
      const shutdown = createShutdown({ children, finish: () => say('finished'), say })
      const programs = ${JSON.stringify(programs)}
      keepServing(children, shutdown, { env: process.env, port: 3000, mode: 'start', write: say, programs, pause: () => 5 })`
    const launcher = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const lines = createInterface({ input: launcher.stdout })[Symbol.asyncIterator]()
    const printed: string[] = []
    return {
      printed,
      /** The next line that matches, with its groups. */
      async line(pattern: RegExp): Promise<RegExpExecArray> {
        for (;;) {
          const { value, done } = await lines.next()
          if (done) throw new Error(`The launcher did not say ${pattern}: ${printed.join('\n')}`)
          printed.push(value)
          const found = pattern.exec(value)
          if (found) return found
        }
      },
      kill: (signal: NodeJS.Signals) => launcher.kill(signal),
      ended: once(launcher, 'exit'),
    }
  }

  it.each([
    ['web', 'The web server', { web: LASTING, worker: ['-e', 'setInterval(() => {}, 1000)'] }],
    ['worker', 'The worker', { web: ['-e', 'setInterval(() => {}, 1000)'], worker: LASTING }],
  ])('restarts its %s process when it is killed, and stops it with code 0', async (name, what, programs) => {
    const { line, kill, ended } = launch(programs)
    const pid = new RegExp(`^${name} +│ (\\d+)$`)
    const [, first] = await line(pid)
    process.kill(Number(first), 'SIGKILL')
    await line(new RegExp(`^${what} ended \\(SIGKILL\\); starting it again in 0.005 s.$`))
    const [, second] = await line(pid)
    expect(second).not.toBe(first)
    kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(() => process.kill(Number(second), 0)).toThrow('ESRCH')
  })

  it('stops everything with a message and code 1 when its web server keeps failing', async () => {
    const { line, printed, ended } = launch({ web: FAILING, worker: LASTING })
    await line(
      /^The web server ended 6 times in a row \(exit 3\)\. Its output above says why\. Fix that, then start again\.$/,
    )
    await line(/^finished$/)
    expect(printed.filter((text) => text === 'web    │ no licence')).toHaveLength(6)
    expect(await ended).toEqual([1, null])
    expect(JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8'))).toEqual({ children: [] })
  })
})
