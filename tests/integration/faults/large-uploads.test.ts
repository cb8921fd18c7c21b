import fs, { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { jest } from '@jest/globals'
import { handleEndpoints, type SanitizedConfig } from 'payload'
import { createWorld, PASSWORD, type World } from '../isolation/world'

const MB = 1024 * 1024

let world: World
let post: (path: string, form: FormData, headers?: Record<string, string>, sent?: Sent) => Promise<Response>
let send: (call: Call) => Promise<Response>

/** Sends a body in parts. */
type Sent = (body: Uint8Array) => AsyncIterable<Uint8Array>

interface Call {
  sent?: Sent
  token: string | null
  bytes: Buffer
  collection?: string
  type?: string
  headers?: Record<string, string>
}

beforeAll(async () => {
  world = await createWorld()
  const { default: config } = (await import('~/payload.config')) as { default: Promise<SanitizedConfig> }
  const { guarded } = await import('@/app/(payload)/api/guarded')
  const endpoint = guarded(config, (request) => handleEndpoints({ config, request }))
  post = async (path, form, headers = {}, sent) => {
    const encoded = new Response(form)
    const body = await encoded.arrayBuffer()
    const parts = sent && (Readable.toWeb(Readable.from(sent(new Uint8Array(body)))) as BodyInit)
    const request = new Request(`http://localhost:3000/api/${path}`, {
      method: 'POST',
      ...(parts ? { body: parts, duplex: 'half' } : { body }),
      headers: {
        'content-type': encoded.headers.get('content-type') ?? '',
        'content-length': String(body.byteLength),
        ...headers,
      },
    })
    if (headers['content-length'] === '') request.headers.delete('content-length')
    return endpoint(request, { params: Promise.resolve({ slug: path.split('/') }) })
  }
  send = ({ token, bytes, collection = 'import-runs', type = 'text/csv', headers = {}, sent }) => {
    const form = new FormData()
    const { id, dealershipId } = world.sites.own
    form.set('_payload', JSON.stringify({ tenant: id, dealership: dealershipId, alt: 'A picture' }))
    form.set('file', new Blob([new Uint8Array(bytes)], { type }), 'stock.csv')
    return post(collection, form, { ...(token ? { authorization: `JWT ${token}` } : {}), ...headers }, sent)
  }
})
afterAll(() => world?.close())

const dataFolder = (name: string) => join(process.env.DATA_DIR ?? '', name)

/** Uploaded files that were not removed. */
const leftBehind = () => (existsSync(dataFolder('uploading')) ? readdirSync(dataFolder('uploading')) : [])

const rows = (megabytes: number) => Buffer.alloc(megabytes * MB, 'S1,Kia,Rio,2020\n')

describe('a stock file uploaded to the admin', () => {
  it('of 80 MB is stored complete and leaves no other file', async () => {
    const { token } = world.people['group-admin']
    const answer = await send({ token, bytes: rows(80) })
    const { doc, errors } = await answer.json()
    expect([answer.status, errors]).toEqual([201, undefined])
    expect(statSync(join(dataFolder('imports'), doc.filename)).size).toBe(80 * MB)
    expect(leftBehind()).toEqual([])
  })

  it('is written to a temporary file while it arrives, and not held in memory', async () => {
    const bytesOnDisk = () =>
      leftBehind().reduce((sum, name) => sum + statSync(join(dataFolder('uploading'), name)).size, 0)
    let written = 0
    async function* inTwoHalves(body: Uint8Array) {
      const half = body.length / 2
      for (let at = 0; at < half; at += MB) yield body.subarray(at, Math.min(at + MB, half))
      for (const end = Date.now() + 30_000; written < 15 * MB && Date.now() < end; await sleep(20))
        written = bytesOnDisk()
      yield body.subarray(half)
    }
    const { token } = world.people['group-admin']
    const answer = await send({ token, bytes: rows(40), sent: inTwoHalves })
    expect(answer.status).toBe(201)
    expect(written).toBeGreaterThanOrEqual(15 * MB)
    expect(leftBehind()).toEqual([])
  })

  it('over 200 MB is rejected with the limit and leaves no file', async () => {
    const { token } = world.people['group-admin']
    const before = readdirSync(dataFolder('imports'))
    const answer = await send({ token, bytes: rows(201) })
    expect(answer.status).toBe(413)
    expect(JSON.stringify(await answer.json())).toContain('larger than 200 MB')
    expect([leftBehind(), readdirSync(dataFolder('imports'))]).toEqual([[], before])
  })

  it('by a user without permission is refused and leaves no file', async () => {
    const answer = await send({ token: null, bytes: rows(0.5) })
    expect(answer.status).toBe(403)
    expect(leftBehind()).toEqual([])
  })

  it.each([
    ['over 1 MB', {}, 413, 'Sign in'],
    ['of unknown length', { 'content-length': '' }, 411, 'Content-Length'],
  ])('%s from a visitor without a session is refused before it is read', async (_, headers, status, says) => {
    const read = jest.spyOn(fs, 'createWriteStream')
    const answer = await send({ token: null, bytes: rows(2), headers })
    expect(answer.status).toBe(status)
    expect(JSON.stringify(await answer.json())).toContain(says)
    expect(read).not.toHaveBeenCalled()
    read.mockRestore()
    expect(leftBehind()).toEqual([])
  })
})

it('the login form, sent as multipart data without a file, is read from any visitor', async () => {
  const { email } = world.people['group-admin']
  const form = new FormData()
  form.set('_payload', JSON.stringify({ email, password: PASSWORD }))
  expect((await post('users/login', form)).status).toBe(200)
})

it('a picture over 30 MB is rejected with its limit and leaves no file', async () => {
  const { token } = world.people['group-admin']
  const answer = await send({ token, bytes: rows(31), collection: 'media', type: 'image/png' })
  expect(answer.status).toBe(400)
  expect(JSON.stringify(await answer.json())).toContain('larger than 30 MB')
  expect(leftBehind()).toEqual([])
})

describe('a file that does not fit on the disk', () => {
  const stored = () => readdirSync(dataFolder('imports'))

  it('is rejected before it is received, with advice', async () => {
    const { token } = world.people['group-admin']
    const before = stored()
    const answer = await send({ token, bytes: rows(1), headers: { 'content-length': String(2 ** 52) } })
    expect(answer.status).toBe(507)
    expect(JSON.stringify(await answer.json())).toContain('disk is full')
    expect([leftBehind(), stored()]).toEqual([[], before])
  })

  it('is never opened for writing, so that no empty file stays', async () => {
    const { id, dealershipId } = world.sites.own
    const before = stored()
    const file = { name: 'stock.csv', data: rows(1), size: 2 ** 52, mimetype: 'text/csv' }
    const data = { tenant: id, dealership: dealershipId }
    await expect(world.payload.create({ collection: 'import-runs', data, file })).rejects.toThrow(
      'disk is full',
    )
    expect(stored()).toEqual(before)
  })
})
