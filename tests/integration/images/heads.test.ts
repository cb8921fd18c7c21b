import { jest } from '@jest/globals'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { uploadStore } from '@/server/uploads/configured-store'
import type { StoredUpload } from '@/server/uploads/upload-store'
import { answerHead } from '@/server/web/answer-head'
import { startPayload } from '../isolation/world'
import { disableCachedReads } from '../tenancy/next-cache'

let payload: Payload
let close: () => Promise<void>
let filename: string

beforeAll(async () => {
  disableCachedReads()
  ;({ payload, close } = await startPayload())
  const group = await payload.create({ collection: 'groups', data: { name: 'Group', slug: 'group' } })
  const tenant = await payload.create({
    collection: 'tenants',
    data: { name: 'Heads', slug: 'heads', group: group.id, template: 'metro' },
  })
  const data = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#a43' } })
    .png()
    .toBuffer()
  const stored = await payload.create({
    collection: 'media',
    data: { tenant: tenant.id, alt: 'The yard' },
    file: { name: 'yard.png', data, size: data.length, mimetype: 'image/png' },
  })
  filename = stored.filename ?? ''
})
afterAll(async () => {
  const { database } = await import('@/server/clients/database')
  await database().end()
  await close?.()
})

it('a HEAD request for a picture gets its headers and closes the file', async () => {
  const { GET } = await import('@/app/sites/[host]/media/[filename]/route')
  const opened = jest.spyOn(uploadStore(), 'open')
  const request = new Request(`http://heads.localhost/media/${filename}`, { method: 'HEAD' })
  const answer = await GET(request, { params: Promise.resolve({ host: 'heads.localhost', filename }) })
  const stored = (await opened.mock.results[0]?.value) as StoredUpload | undefined
  opened.mockRestore()
  expect([answer.status, answer.headers.get('content-type'), answer.body]).toEqual([200, 'image/webp', null])
  expect(Number(answer.headers.get('content-length'))).toBe(stored?.size)
  expect(stored?.body.destroyed).toBe(true)
})

it('a GET request gets the body', async () => {
  const answer = await answerHead(
    new Request('http://heads.localhost/'),
    new Response('whole', { status: 201 }),
  )
  expect([answer.status, await answer.text()]).toEqual([201, 'whole'])
})
