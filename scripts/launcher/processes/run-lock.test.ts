import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { identify } from './process-identity.mjs'
import { lockHolder, releaseLock, takeLock } from './run-lock.mjs'

describe('the folder lock', () => {
  let folder: string
  let lock: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'forecourt-lock-'))
    lock = join(folder, 'run.lock')
  })

  afterEach(() => rmSync(folder, { recursive: true }))

  it('goes to the first process and is refused to the second', () => {
    expect(takeLock(lock, { what: 'start', port: 3000 })).toBeUndefined()
    expect(takeLock(lock, { what: 'start' })).toMatchObject({ pid: process.pid, port: 3000 })
  })

  it('is free again once it is released', () => {
    takeLock(lock, { what: 'start' })
    releaseLock(lock)
    expect(lockHolder(lock)).toBeUndefined()
    expect(takeLock(lock, { what: 'start' })).toBeUndefined()
  })

  it('is taken over if another process now has the holder’s id', () => {
    writeFileSync(lock, JSON.stringify({ ...identify(process.pid), start: '1', what: 'start' }))
    expect(takeLock(lock, { what: 'start' })).toBeUndefined()
  })

  it('is taken over if a crash left it unreadable', () => {
    writeFileSync(lock, '{"pid": 1')
    expect(takeLock(lock, { what: 'start' })).toBeUndefined()
  })
})
