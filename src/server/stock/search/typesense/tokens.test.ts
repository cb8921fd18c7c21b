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
  it('keeps lower-case letters and digits, and encodes other characters', () => {
    expect(encodeToken('suv')).toBe('suv')
    expect(encodeToken('Land Rover')).toBe('qlandzqrover')
    expect(encodeToken('x5 4×4')).toBe('x785z4xc3x974')
  })

  it('gives each text a single word that decodes to the text unless it is long', () => {
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

  it('gives long texts that differ only in the last letter different tokens', () => {
    const long = encodeToken('a'.repeat(101))
    expect(isLongToken(long)).toBe(true)
    expect(long).toMatch(/^[a-z0-9]{1,100}$/)
    expect(encodeToken(`${'a'.repeat(100)}b`)).not.toBe(long)
    expect(isLongToken(encodeToken('a'.repeat(100)))).toBe(false)
  })

  it('encodes the empty text as NO_TOKEN', () => {
    expect(encodeToken('')).toBe(NO_TOKEN)
    expect(decodeToken(NO_TOKEN)).toBe('')
  })
})
