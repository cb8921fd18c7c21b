import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createChildren } from './children.mjs'

const SLEEP = ['-e', 'setInterval(() => {}, 1000)']

describe('createChildren', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'forecourt-children-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('records the end of every process before `close` resolves, so that the record’s folder can be deleted', async () => {
    const children = createChildren(join(folder, 'run.json'))
    let heardOf = 0
    for (const name of ['web', 'worker', 'other']) {
      children.start(name, process.execPath, SLEEP).once('exit', () => {
        heardOf += 1
      })
    }
    await children.close()
    expect(heardOf).toBe(3)
  })

  it('leaves the processes named in `keep` running, and stops them on a later call', async () => {
    const children = createChildren(join(folder, 'run.json'))
    const running = children.start('postgres', process.execPath, SLEEP)
    const other = children.start('web', process.execPath, SLEEP)
    await children.close(['postgres'])
    expect([running.signalCode, other.signalCode]).toEqual([null, 'SIGTERM'])
    await children.close()
    expect(running.signalCode).toBe('SIGTERM')
  })
})
