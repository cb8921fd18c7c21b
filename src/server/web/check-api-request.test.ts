import { checkApiRequest, queryProblem } from './check-api-request'

const ADDRESS = 'http://localhost:3000/api/pages'

async function statusOf(request: Request): Promise<number | null> {
  const read = await checkApiRequest(request)
  return read instanceof Response ? read.status : null
}

const post = (type: string | null, body: string | null, headers: Record<string, string> = {}) =>
  new Request(ADDRESS, {
    method: 'POST',
    body: body === null ? null : Buffer.from(body),
    headers: { ...(type === null ? {} : { 'content-type': type }), ...headers },
  })

const GET_BY_POST = { 'x-payload-http-method-override': 'GET' }

describe('The body of a request to Payload’s API', () => {
  it.each([
    ['a JSON object', 'application/json', '{"a":[1]}'],
    ['a JSON object with its character set', 'application/json; charset=utf-8', '{}'],
    ['an upload', 'multipart/form-data; boundary=x', '--x--'],
    ['an upload with a quoted boundary', 'multipart/form-data; boundary="x y"', '--x y--'],
    ['an upload with its boundary last', 'multipart/form-data; charset=utf-8; boundary=x', '--x--'],
  ])('is accepted when it is %s', async (_, type, body) => {
    expect(await statusOf(post(type, body))).toBeNull()
  })

  it('reaches Payload unchanged, with the exact content type that Payload expects', async () => {
    const read = (await checkApiRequest(post('Application/JSON', '{"a":"ü"}', { cookie: 'a=b' }))) as Request
    expect(await read.json()).toEqual({ a: 'ü' })
    expect(read.headers.get('content-type')).toBe('application/json')
    expect(read.headers.get('cookie')).toBe('a=b')
    expect([read.method, read.url]).toEqual(['POST', ADDRESS])
  })

  it.each([null, 'text/plain', 'application/json'])(
    'is an empty object when it is empty (content type %s)',
    async (type) => {
      const read = (await checkApiRequest(post(type, ''))) as Request
      expect(await read.json()).toEqual({})
    },
  )

  it.each([
    ['text', 'text/plain', '{}', 415],
    ['text without a content type', null, '{}', 415],
    ['a form', 'application/x-www-form-urlencoded', 'a=b', 415],
    ['XML', 'application/xml', '<a/>', 415],
    ['incomplete JSON', 'application/json', '{"a":', 400],
    ['a JSON list', 'application/json', '[]', 400],
    ['a JSON null', 'application/json', 'null', 400],
    ['a JSON number', 'application/json', '5', 400],
    ['a JSON text', 'application/json', '"a"', 400],
    ['an upload without a boundary', 'multipart/form-data', 'x', 400],
    ['an upload with an empty boundary', 'multipart/form-data; boundary=', 'x', 400],
    ['another multipart type', 'multipart/mixed; boundary=x', '--x--', 400],
  ])('is refused when it is %s', async (_, type, body, status) => {
    expect(await statusOf(post(type, body))).toBe(status)
  })

  it('is read up to 10 MB only, whatever its Content-Length', async () => {
    let pieces = 0
    const endless = new ReadableStream({
      pull(controller) {
        pieces += 1
        controller.enqueue(new Uint8Array(1024 * 1024).fill(32))
      },
    })
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', body: endless, headers, duplex: 'half' }
    expect(await statusOf(new Request(ADDRESS, init))).toBe(413)
    expect(pieces).toBeLessThan(15)
    const tooLong = { 'content-length': String(11 * 1024 * 1024) }
    expect(await statusOf(post('application/json', '{}', tooLong))).toBe(413)
  })

  it('may be the query of a search that is too long for a URL', async () => {
    const form = 'application/x-www-form-urlencoded'
    expect(await statusOf(post(form, 'where[title][like]=a', GET_BY_POST))).toBeNull()
    expect(await statusOf(post(form, 'where[or]=a', GET_BY_POST))).toBe(400)
    expect(await statusOf(post('application/json', '{', GET_BY_POST))).toBe(400)
  })
})

describe('A request to Payload’s API', () => {
  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'for the collection %s gets a 404',
    async (name) => {
      expect(await statusOf(new Request(`http://localhost:3000/api/${name}`))).toBe(404)
      expect(await statusOf(new Request(`http://localhost:3000/api/${name}/1`))).toBe(404)
    },
  )

  it.each([
    '',
    'where=',
    'where={"title":{"like":"a"}}',
    'where[title][like]=a',
    'where[id][in][]=1&where[id][in][1]=2',
    'where[or][0][and][0][title][equals]=a&where[or][1][tenant.name][exists]=true',
    'select[title]=true&limit=10&page=2&sort=-title&depth=0',
  ])('is accepted with the query %j', (query) => {
    expect(queryProblem(new URLSearchParams(query))).toBeUndefined()
  })

  it.each([
    'where=a',
    'where=[]',
    'where="a"',
    'where=5',
    'where[]=a',
    'where[title]=a',
    'where[or]=a',
    'where[or][0]=a',
    'where[and][0][title]=a',
    'where[or][0][and][0]=a',
    'where[title][[like]=a',
    'select=title',
    'populate=tenant',
  ])('is refused with the query %j', async (query) => {
    expect(await statusOf(new Request(`${ADDRESS}?${new URLSearchParams(query)}`))).toBe(400)
  })
})
