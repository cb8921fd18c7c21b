import { passwordProblem } from './password-problem'

describe('passwordProblem', () => {
  it.each(['', 'x7#kQ', 'vT9$wqL2z!b', '👍👍👍👍👍👍👍'])(
    'refuses a password of fewer than 12 characters: %j',
    (password) => {
      expect(passwordProblem(password)).toBe('Use 12 characters or more.')
    },
  )

  it.each([
    'password1234',
    'passwordpassword',
    '123456789012',
    'qwertyuiop123',
    'p@ssw0rd2026!',
    'letmein12345',
    'aaaaaaaaaaaaaaaa',
    'Forecourt2026',
    'a'.repeat(200),
    'p4$$w0rd'.repeat(25),
  ])('refuses a password that guessers try early, however long it is', (password) => {
    expect(passwordProblem(password)).toContain('easy to guess')
  })

  it.each([201, 1_000_000])('refuses a password of more than 200 characters: %i', (length) => {
    expect(passwordProblem('vT9$wqL2z!bK'.repeat(100_000).slice(0, length))).toBe(
      'Use 200 characters or fewer.',
    )
  })

  it('considers only the first 200 characters of a name or address, so that long ones cost no time', () => {
    const words = `${'x'.repeat(199)} tractor velvet ninety`
    expect(passwordProblem('tractor velvet ninety', [words, words])).toBeUndefined()
    expect(passwordProblem('tractor velvet ninety', [words.slice(190)])).toContain('easy to guess')
  })

  it.each(['margaret.doyle@outpost', 'MargaretDoyle1', 'outpostoutpost'])(
    'refuses a password made of the owner’s name or address: %s',
    (password) => {
      expect(passwordProblem(password, ['Margaret Doyle', 'margaret.doyle@outpost.example'])).toContain(
        'easy to guess',
      )
    },
  )

  it.each(['correct horse battery staple', 'vT9$wqL2z!bK', 'tractor velvet ninety', 'demo-platform-admin'])(
    'accepts a password that would take long to guess: %s',
    (password) => {
      expect(passwordProblem(password, ['Pat Nguyen', null, undefined])).toBeUndefined()
    },
  )
})
