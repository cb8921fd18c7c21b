import { withRoom } from './incoming-files'

const upload = (bytes: number) =>
  new Request('http://localhost/api/media', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(bytes) },
  })
const stored = async () => new Response(null, { status: 201 })
const roomFor = (free: number) => async (bytes: number) => bytes <= free

it('an upload that has room only without the one that is coming in is refused until that is done', async () => {
  let finish = () => {}
  const first = withRoom(
    upload(60),
    () => new Promise((resolve) => (finish = () => resolve(new Response(null, { status: 201 })))),
    roomFor(100),
  )
  expect((await withRoom(upload(60), stored, roomFor(100))).status).toBe(507)
  expect((await withRoom(upload(40), stored, roomFor(100))).status).toBe(201)
  finish()
  expect((await first).status).toBe(201)
  expect((await withRoom(upload(60), stored, roomFor(100))).status).toBe(201)
})

it('an upload of unknown length needs room for the longest that is allowed', async () => {
  const request = upload(1)
  request.headers.delete('content-length')
  expect((await withRoom(request, stored, roomFor(100))).status).toBe(507)
})
