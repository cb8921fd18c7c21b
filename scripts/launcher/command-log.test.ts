import { lineSplitter } from './command-log.mjs'

describe('lineSplitter', () => {
  it('joins lines that arrive in pieces and gives the last one at the end', () => {
    const lines: string[] = []
    const splitter = lineSplitter((line: string) => lines.push(line))
    splitter.push('progress: 1')
    splitter.push('0 of 20\r\nnext\nunfin')
    expect(lines).toEqual(['progress: 10 of 20', 'next'])
    splitter.push('ished')
    splitter.end()
    expect(lines).toEqual(['progress: 10 of 20', 'next', 'unfinished'])
  })
})
