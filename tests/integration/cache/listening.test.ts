import net from 'node:net'
import { jest } from '@jest/globals'
import { listenForExpiredTags } from '@/server/cache/listen'
import { createTestDatabase, type TestDatabase } from '../../support/database'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  process.env.DATABASE_URL = database.url
})
afterAll(() => database.drop())

it('a web server that listens for changes detects a silently lost database within half a minute', async () => {
  const requested = jest.spyOn(net.Socket.prototype, 'setKeepAlive')
  const isRequested = new Promise<unknown[]>((resolve) => {
    requested.mockImplementation(function (this: net.Socket, ...args) {
      resolve(args)
      return this
    })
  })
  const listening = new AbortController()
  listenForExpiredTags(listening.signal)
  expect(await isRequested).toEqual([true, 10_000])
  listening.abort()
  requested.mockRestore()
})
