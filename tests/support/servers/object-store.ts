import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { startUpstream, type Upstream } from './upstream'

export interface ObjectStore extends Upstream {
  readonly bucket: string
  readonly objects: Map<string, Buffer>
  readonly requests: string[]
  /** Responds to every request with that status from now on, or normally with undefined. */
  fail(status: number | undefined): void
}

const xml = (response: ServerResponse, status: number, body: string) =>
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${body}`)

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The keys on a page, few enough that lists have several pages. */
const PAGE = 2

/** A web server with the parts of S3 that uploads use: signed PUT, GET, HEAD, DELETE and list requests. */
export async function startObjectStore(): Promise<ObjectStore> {
  const bucket = 'uploads'
  const objects = new Map<string, Buffer>()
  const requests: string[] = []
  let failing: number | undefined

  function list(url: URL, response: ServerResponse) {
    const prefix = url.searchParams.get('prefix') ?? ''
    const after = url.searchParams.get('continuation-token') ?? ''
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
    const page = keys.slice(0, PAGE)
    const more = keys.length > PAGE
    const contents = page.map((key) => `<Contents><Key>${escaped(key)}</Key></Contents>`).join('')
    const next = more ? `<NextContinuationToken>${escaped(page.at(-1) ?? '')}</NextContinuationToken>` : ''
    xml(
      response,
      200,
      `<ListBucketResult><IsTruncated>${more}</IsTruncated>${contents}${next}</ListBucketResult>`,
    )
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://store')
    requests.push(`${request.method} ${url.pathname}`)
    const body = await buffer(request)
    if (failing) return xml(response, failing, '<Error><Code>InternalError</Code></Error>')
    if (!/^AWS4-HMAC-SHA256 Credential=key\//.test(request.headers.authorization ?? ''))
      return xml(response, 403, '<Error><Code>AccessDenied</Code></Error>')
    const [, named, ...rest] = url.pathname.split('/')
    const key = decodeURIComponent(rest.join('/'))
    if (named !== bucket) return xml(response, 404, '<Error><Code>NoSuchBucket</Code></Error>')
    if (request.method === 'PUT') {
      objects.set(key, body)
      return response.writeHead(200, { etag: `"${createHash('md5').update(body).digest('hex')}"` }).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    if (key === '') return list(url, response)
    const found = objects.get(key)
    if (!found) return xml(response, 404, '<Error><Code>NoSuchKey</Code></Error>')
    response.writeHead(200, { 'content-length': found.length, 'content-type': 'application/octet-stream' })
    return response.end(request.method === 'HEAD' ? undefined : found)
  }

  const upstream = await startUpstream((request, response) => void answer(request, response))
  return {
    ...upstream,
    bucket,
    objects,
    requests,
    fail: (status) => {
      failing = status
    },
  }
}
