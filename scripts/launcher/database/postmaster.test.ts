import { parsePostmasterFile } from './postmaster.mjs'

const file = (status: string) => `4242\n/data/cluster\n1795000000\n45163\n\n127.0.0.1\n  12345\n${status}\n`

describe('parsePostmasterFile', () => {
  it('reads the process and that it takes connections', () => {
    expect(parsePostmasterFile(file('ready   '))).toEqual({ pid: 4242, ready: true })
  })

  it('is not ready while it recovers', () => {
    expect(parsePostmasterFile(file('starting'))).toEqual({ pid: 4242, ready: false })
  })

  it('survives a file that was cut short', () => {
    expect(parsePostmasterFile('42')).toEqual({ pid: 42, ready: false })
  })
})
