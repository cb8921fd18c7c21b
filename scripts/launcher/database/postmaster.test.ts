import { parsePostmasterFile } from './postmaster.mjs'

const file = (status: string) => `4242\n/data/cluster\n1795000000\n45163\n\n127.0.0.1\n  12345\n${status}\n`

describe('parsePostmasterFile', () => {
  it('reads the process id and the readiness', () => {
    expect(parsePostmasterFile(file('ready   '))).toEqual({ pid: 4242, ready: true })
  })

  it('reports a recovering server as not ready', () => {
    expect(parsePostmasterFile(file('starting'))).toEqual({ pid: 4242, ready: false })
  })

  it('accepts a truncated file', () => {
    expect(parsePostmasterFile('42')).toEqual({ pid: 42, ready: false })
  })
})
