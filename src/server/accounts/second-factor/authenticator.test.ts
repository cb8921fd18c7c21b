import { newSecret, setUpAddress, stepOf } from './authenticator'

/** The secret of the examples in RFC 6238, whose codes have eight digits there. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const seconds = (count: number) => count * 1000

describe('An authenticator code', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('matches the example in RFC 6238 at second %i', (time, code) => {
    expect(stepOf(SECRET, code, seconds(time))).toBe(Math.floor(time / 30))
  })

  it('is accepted one time step before and after its own, and no further', () => {
    const code = '005924'
    const step = 41_152_263
    const at = (time: number) => stepOf(SECRET, code, seconds(time))
    expect([at(step * 30 - 30), at(step * 30), at(step * 30 + 59)]).toEqual([step, step, step])
    expect([at(step * 30 - 31), at(step * 30 + 60)]).toEqual([null, null])
  })

  it.each(['', '00592', '0059240', '005925', 'ABCDEF'])('is refused when it is wrong: %j', (code) => {
    expect(stepOf(SECRET, code, seconds(1_234_567_890))).toBeNull()
  })
})

it('A new secret has 160 bits and is different each time', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newSecret()).not.toBe(newSecret())
})

it('The QR code names the product and the person, and escapes special characters in the address', () => {
  const address = setUpAddress(SECRET, 'pat+1@example.com')
  expect(address).toMatch(/^otpauth:\/\/totp\/Forecourt:pat%2B1(?:@|%40)example\.com\?/)
  expect(new URL(address).searchParams.get('secret')).toBe(SECRET)
  expect(new URL(address).searchParams.get('issuer')).toBe('Forecourt')
})
