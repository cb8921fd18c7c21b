import { createServer, type Server } from 'node:net'
import { findFreePort, parsePort, requirePort } from './ports.mjs'

const listen = (port: number) =>
  new Promise<Server>((resolve) => {
    const server = createServer()
    server.listen({ port, host: '127.0.0.1' }, () => resolve(server))
  })

describe('parsePort', () => {
  it('is 3000 unless told otherwise', () => {
    expect([parsePort(undefined), parsePort(''), parsePort('8080')]).toEqual([3000, 3000, 8080])
  })

  it.each(['abc', '0', '65536', '80.5'])('refuses %s', (text) => {
    expect(() => parsePort(text)).toThrow(text)
  })
})

describe('requirePort', () => {
  it('accepts a free port', async () => {
    await expect(requirePort(await findFreePort(), 'npm start')).resolves.toBeUndefined()
  })

  it('names a taken port and what to type instead', async () => {
    const port = await findFreePort()
    const server = await listen(port)
    await expect(requirePort(port, 'npm start')).rejects.toThrow(`Port ${port} is already taken`)
    await expect(requirePort(port, 'npm start')).rejects.toThrow('PORT=3001 npm start')
    server.close()
  })
})
