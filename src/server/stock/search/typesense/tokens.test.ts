import fc from 'fast-check'
import { decodeToken, encodeToken, isLongToken, NO_TOKEN } from './tokens'

const character = fc
  .oneof(fc.nat(0x7f), fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code))

const text = fc.oneof(
  fc.string({ unit: character, maxLength: 60 }),
  fc.string({ unit: fc.constantFrom('x', 'q', 'z', 'Q', ' ', 'a', '4', '\0'), maxLength: 40 }),
)

describe('encodeToken', () => {
  it('writes plain words nearly as they are, and the rest by its bytes', () => {
    expect(encodeToken('suv')).toBe('suv')
    expect(encodeToken('Land Rover')).toBe('qlandzqrover')
    expect(encodeToken('x5 4×4')).toBe('x785z4xc3x974')
  })

  it('gives each text a word of its own, which can be read back unless it is long', () => {
    fc.assert(
      fc.property(text, (value) => {
        const token = encodeToken(value)
        expect(token).toMatch(/^[a-z0-9]{1,100}$/)
        if (isLongToken(token)) expect(value.length).toBeGreaterThan(8)
        else expect(decodeToken(token)).toBe(value)
      }),
      { numRuns: 500 },
    )
  })

  it('tells long texts apart by their last letter', () => {
    const long = encodeToken('a'.repeat(101))
    expect(isLongToken(long)).toBe(true)
    expect(long).toMatch(/^[a-z0-9]{1,100}$/)
    expect(encodeToken(`${'a'.repeat(100)}b`)).not.toBe(long)
    expect(isLongToken(encodeToken('a'.repeat(100)))).toBe(false)
  })

  it('gives the empty text the token of none', () => {
    expect(encodeToken('')).toBe(NO_TOKEN)
    expect(decodeToken(NO_TOKEN)).toBe('')
  })
})
