import { parseCode } from './given-code'

describe('parseCode', () => {
  it.each([
    ['012345', { kind: 'app', code: '012345' }],
    [' 012 345 ', { kind: 'app', code: '012345' }],
    ['ABCDE-FGH23', { kind: 'recovery', code: 'ABCDEFGH23' }],
    ['abcde fgh23', { kind: 'recovery', code: 'ABCDEFGH23' }],
  ])('accepts %j, as people type it', (typed, read) => {
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
  ])('returns null for %j, which has other characters or another length', (typed) => {
    expect(parseCode(typed)).toBeNull()
  })
})
