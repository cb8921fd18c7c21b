import { parseCode } from './given-code'

describe('a code of the second factor', () => {
  it.each([
    ['012345', { kind: 'app', code: '012345' }],
    [' 012 345 ', { kind: 'app', code: '012345' }],
    ['ABCDE-FGH23', { kind: 'recovery', code: 'ABCDEFGH23' }],
    ['abcde fgh23', { kind: 'recovery', code: 'ABCDEFGH23' }],
  ])('is read as people type it: %j', (typed, read) => {
    expect(parseCode(typed)).toEqual(read)
  })

  it.each([
    '',
    '12345',
    '1234567',
    '١٢٣٤٥٦',
    'ABCDE-FGH2',
    'ABCDE-FGH2345',
    'ABCDE-FGH01',
    'A'.repeat(100_000),
  ])('is none when it has other signs or another length', (typed) => {
    expect(parseCode(typed)).toBeNull()
  })
})
