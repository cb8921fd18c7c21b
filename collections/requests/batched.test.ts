import type { PayloadRequest } from 'payload'
import { batched } from './batched'

const request = () => ({}) as PayloadRequest

function readCounted() {
  const asked: number[][] = []
  const read = batched(async (_, ids) => {
    asked.push(ids)
    return new Map(ids.filter((id) => id < 10).map((id) => [id, `row ${id}`]))
  })
  return { asked, read }
}

describe('A batched read', () => {
  it('asks once for what the documents of a list need, each id once', async () => {
    const { asked, read } = readCounted()
    const req = request()
    const rows = await Promise.all([1, 2, 1, 12].map((id) => read(req, id)))
    expect(rows).toEqual(['row 1', 'row 2', 'row 1', undefined])
    expect(asked).toEqual([[1, 2, 12]])
  })

  it('asks again later in the same request, because a write may come in between', async () => {
    const { asked, read } = readCounted()
    const req = request()
    await read(req, 1)
    await read(req, 1)
    expect(asked).toEqual([[1], [1]])
  })

  it('asks apart for two requests', async () => {
    const { asked, read } = readCounted()
    await Promise.all([read(request(), 1), read(request(), 2)])
    expect(asked).toEqual([[1], [2]])
  })
})
