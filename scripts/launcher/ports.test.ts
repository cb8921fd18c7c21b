import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { parsePort, requirePort } from './ports.mjs'

async function listen() {
  const server = createServer().listen({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}

describe('parsePort', () => {
  it('defaults to 3000', () => {
    expect([parsePort(undefined), parsePort(''), parsePort('8080')]).toEqual([3000, 3000, 8080])
  })

  it.each(['abc', '0', '65536', '80.5'])('refuses %s', (text) => {
    expect(() => parsePort(text)).toThrow(text)
  })
})

describe('requirePort', () => {
  it('accepts a free port', async () => {
    const { server, port } = await listen()
    server.close()
    await once(server, 'close')
    await expect(requirePort(port, 'npm start')).resolves.toBeUndefined()
  })

  it('names a taken port and suggests a command with another one', async () => {
    const { server, port } = await listen()
    await expect(requirePort(port, 'npm start')).rejects.toThrow(`Port ${port} is already taken`)
    await expect(requirePort(port, 'npm start')).rejects.toThrow('PORT=3001 npm start')
    server.close()
  })
})
