import { withRoom } from './incoming-files'

const upload = (bytes: number) =>
  new Request('http://localhost/api/media', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(bytes) },
  })
const stored = async () => new Response(null, { status: 201 })
const roomFor = (free: number) => async (bytes: number) => bytes <= free

it('withRoom refuses an upload for which there is no room until another incoming upload is finished', async () => {
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

it('withRoom reserves the largest allowed size for an upload of unknown length', async () => {
  const request = upload(1)
  request.headers.delete('content-length')
  expect((await withRoom(request, stored, roomFor(100))).status).toBe(507)
})
