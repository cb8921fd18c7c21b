import { isCallersError } from './answer-refused-value'

const withCode = (code: string) => Object.assign(new Error('refused'), { code })

describe('an error of Payload’s API', () => {
  it.each([
    ['a value that is not of its column’s type', withCode('22P02')],
    ['a null in a text', withCode('22021')],
    ['a reference to nothing', withCode('23503')],
    ['a refused value, told by the query builder', new Error('Failed query', { cause: withCode('22003') })],
    ['JSON that cannot be read', new SyntaxError('Unexpected token')],
    ['an upload that ends early', Object.assign(new Error('Unexpected end of form'), { status: 500 })],
  ])('is the caller’s: %s', (_, error) => {
    expect(isCallersError(error)).toBe(true)
  })

  it.each([
    ['a lost connection', withCode('08006')],
    ['a missing column', withCode('42703')],
    ['a deadlock', withCode('40P01')],
    ['a division by zero', withCode('22012')],
    ['a slip of ours', new TypeError('x is undefined')],
    ['a refusal that has its own status', Object.assign(withCode('22P02'), { status: 403 })],
    ['nothing', undefined],
  ])('is not the caller’s: %s', (_, error) => {
    expect(isCallersError(error)).toBe(false)
  })
})
