import type { ServerResponse } from 'node:http'
import { startUpstream, type Upstream } from '~/tests/support/servers/upstream'
import { deliveryLimits, httpDelivery } from './http-delivery'

const limits = { ...deliveryLimits, allowPrivate: true, idleMs: 4000, totalMs: 4000 }

let service: Upstream
let base: string
let answer: (response: ServerResponse) => void
let requests: string[]

beforeAll(async () => {
  service = await startUpstream((request, response) => {
    requests.push(String(request.url))
    answer(response)
  })
  base = service.address
})

afterAll(() => service.close())

beforeEach(() => {
  requests = []
})

const find = (own = limits) => httpDelivery(`${base}/price?key=s3cret`, own).find('4350')
const json = (value: unknown) => {
  answer = (response) => response.end(JSON.stringify(value))
}

describe('The HTTP delivery service', () => {
  it.each([
    [{ price: 350, name: 'Darling Downs' }, 350, 'Darling Downs'],
    [{ price: 0, name: ' Metro ', currency: 'AUD' }, 0, 'Metro'],
    [{ price: 99.5, name: '<b>Coast</b>' }, 99.5, '<b>Coast</b>'],
  ])('is called with the postcode and parses %j [DEL-03, DEL-05]', async (body, price, name) => {
    json(body)
    expect(await find()).toEqual({ price, name, km: null, from: null })
    expect(requests).toEqual(['/price?key=s3cret&postcode=4350'])
  })

  it.each<[string, (response: ServerResponse) => void]>([
    ['null', (response) => response.end('null')],
    ['{}', (response) => response.end('{}')],
    ['no body', (response) => response.writeHead(204).end()],
    ['404', (response) => response.writeHead(404).end('no such place')],
  ])('does not deliver to a postcode when it answers %s [DEL-04]', async (_, behave) => {
    answer = behave
    expect(await find()).toBeNull()
  })

  it.each<[string, (response: ServerResponse) => void, RegExp]>([
    ['sends no JSON', (response) => response.end('<html>'), /did not answer with JSON/],
    ['sends too much', (response) => response.end('9'.repeat(70_000)), /more than 65536 bytes/],
    ['fails', (response) => response.writeHead(500).end(), /status 500/],
    ['hangs up', (response) => response.destroy(), /connection .* failed/],
    ['sends an empty body', (response) => response.end(), /a price and a name/],
    ['names no region', (response) => response.end('{"price":350}'), /a price and a name/],
    ['sends a negative price', (response) => response.end('{"price":-1,"name":"A"}'), /a price and a name/],
    ['sends a price as text', (response) => response.end('{"price":"350","name":"A"}'), /a price and a name/],
    ['sends a list', (response) => response.end('[]'), /a price and a name/],
  ])('causes a rejection that does not reveal the key when it %s [DEL-04]', async (_, behave, reason) => {
    answer = behave
    const failure = await find().catch((error: Error) => error.message)
    expect(failure).toMatch(reason)
    expect(failure).not.toMatch(/s3cret|4350/)
  })

  it('times out when it is slow [DEL-04]', async () => {
    answer = () => undefined
    await expect(find({ ...limits, totalMs: 300 })).rejects.toThrow(/does not answer|took longer/)
  })

  it('is never called at a private address', async () => {
    json({ price: 1, name: 'A' })
    await expect(find({ ...limits, allowPrivate: false })).rejects.toThrow(/private address/)
    expect(requests).toEqual([])
  })
})
