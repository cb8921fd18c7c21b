import { isCallersError } from './answer-refused-value'

const withCode = (code: string) => Object.assign(new Error('refused'), { code })

describe('isCallersError', () => {
  it.each([
    ['a value of the wrong type', withCode('22P02')],
    ['a null character in a text', withCode('22021')],
    ['a reference to a missing row', withCode('23503')],
    ['a refused value wrapped by the query builder', new Error('Failed query', { cause: withCode('22003') })],
    ['invalid JSON', new SyntaxError('Unexpected token')],
    ['an upload that ends early', Object.assign(new Error('Unexpected end of form'), { status: 500 })],
  ])('is true for %s', (_, error) => {
    expect(isCallersError(error)).toBe(true)
  })

  it.each([
    ['a lost connection', withCode('08006')],
    ['a missing column', withCode('42703')],
    ['a deadlock', withCode('40P01')],
    ['a division by zero', withCode('22012')],
    ['a bug of ours', new TypeError('x is undefined')],
    ['an error with its own status', Object.assign(withCode('22P02'), { status: 403 })],
    ['undefined', undefined],
  ])('is false for %s', (_, error) => {
    expect(isCallersError(error)).toBe(false)
  })
})
